"""A self-signed certificate: made once, kept beside the passwords, known by its fingerprint.

Browsers warn of a self-signed certificate. Compare the fingerprint in the browser with the one on the
terminal or the poster to be sure that it is genuine.
"""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path

from ronde.desk import files
from ronde.errors import BadInput, FileTrouble

DAYS = 397  # browsers reject a longer validity
RENEW = 7  # days before its end


def fingerprint(cert: Path) -> str:
    """The SHA-256 of the first certificate of a file, as browsers show it."""
    try:
        text = cert.read_text(encoding="ascii")
        end = "-----END CERTIFICATE-----"
        first = text[text.index("-----BEGIN CERTIFICATE-----") : text.index(end) + len(end)]
        digest = sha256(ssl.PEM_cert_to_DER_cert(first)).hexdigest().upper()
    except OSError as error:
        raise FileTrouble.unreadable(cert, error) from error
    except ValueError:
        raise BadInput("error-not-certificate", path=str(cert)) from None
    return ":".join(digest[n : n + 2] for n in range(0, len(digest), 2))


def check(cert: Path, key: Path) -> None:
    """Refuse a certificate and a key that do not belong together."""
    fingerprint(cert)
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key, password=lambda: "")
    except ssl.SSLError:
        raise BadInput("error-certificate-and-key", cert=str(cert), key=str(key)) from None
    except OSError as error:
        raise FileTrouble.unreadable(key, error) from error


def own(folder: Path, names: list[str]) -> tuple[Path, Path]:
    """The certificate of this desk and its key; renewed when it expires soon or other names are needed."""
    try:
        from cryptography import x509
    except ImportError:
        raise BadInput("error-tls-extra") from None
    cert, key = folder / "cert.pem", folder / "key.pem"
    if cert.exists() and key.exists():
        try:
            known = x509.load_pem_x509_certificate(cert.read_bytes())
            if _covers(known, names) and known.not_valid_after_utc > _now() + timedelta(days=RENEW):
                return cert, key
        except ValueError:
            pass  # damaged
    made, secret = _make(names)
    files.write_private(key, secret)
    files.write_private(cert, made)
    return cert, key


def _now() -> datetime:
    return datetime.now(UTC)


def _covers(cert: object, names: list[str]) -> bool:
    from cryptography import x509

    assert isinstance(cert, x509.Certificate)
    try:
        found = cert.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    there = {*found.get_values_for_type(x509.DNSName)}
    there |= {str(one) for one in found.get_values_for_type(x509.IPAddress)}
    return set(names) <= there


def _make(names: list[str]) -> tuple[bytes, bytes]:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Ronde")])
    others: list[x509.GeneralName] = []
    for one in names:
        try:
            others.append(x509.IPAddress(ip_address(one)))
        except ValueError:
            others.append(x509.DNSName(one))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_now() - timedelta(days=1))
        .not_valid_after(_now() + timedelta(days=DAYS - 1))
        .add_extension(x509.SubjectAlternativeName(others), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(secret, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    return made.public_bytes(pem), secret.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
