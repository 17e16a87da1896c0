"""The desk in the browser: pages and a JSON API over the service. Only `ronde serve` imports it."""
