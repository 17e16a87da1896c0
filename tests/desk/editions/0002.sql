BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entry (
	event TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	scope TEXT NOT NULL, 
	parent INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	who TEXT NOT NULL, 
	at TEXT NOT NULL, link TEXT, 
	PRIMARY KEY (event, seq), 
	FOREIGN KEY(event) REFERENCES event (id)
);
INSERT INTO "entry" VALUES('event',1,'',0,'event-described','{"event":{"name":"Open de Nice"}}','Anne','2026-11-17T14:50:03.126Z','ce1ee8ad55e03011f975568f7671608db2a695de4e18d8e5e0cdf1cae0ad56e0');
INSERT INTO "entry" VALUES('event',2,'open',0,'tournament-created','{"setup":{"name":"Open","system":"dutch-2026","tiebreaks":["BH/C1","BH","SB","WIN"]}}','Anne','2026-11-17T14:50:06.203Z','18f0aeb7726254e64c0c609632c8f62667fb80805e9bb74cb96a079748c11a54');
INSERT INTO "entry" VALUES('event',3,'open',2,'players-added','{"entrants":[{"uid":"p1","number":1,"person":{"name":"Zoé Martin","rating":2100}},{"uid":"p2","number":2,"person":{"name":"Dupont, Jean","rating":2000}},{"uid":"p3","number":3,"person":{"name":"Li Wei","rating":1900}},{"uid":"p4","number":4,"person":{"name":"O''Neil, Ann","rating":1800}}]}','Anne','2026-11-17T14:50:06.236Z','36cbf7b1f1cf3487e734a252dfb9dba93ab49b9a916da39a24266dce982d6121');
INSERT INTO "entry" VALUES('event',4,'open',3,'colour-drawn','{"colour":"w"}','Anne','2026-11-17T14:50:06.268Z','0268fbcae0248438a7b164f5fd20183353b42605c90841dacf2b072a15a87da6');
INSERT INTO "entry" VALUES('event',5,'open',4,'numbered','{"order":["p1","p2","p3","p4"]}','Anne','2026-11-17T14:50:06.296Z','1f7689c565753b57de446e02512b81f6ffd36c1abc57974457db70051adcf440');
INSERT INTO "entry" VALUES('event',6,'open',5,'drafted','{"round":1,"pairs":[["p1","p3"],["p4","p2"]],"fingerprint":"fa51d0bc3ff403265559b97e","explanation":{"steps":[{"a":"dutch-2026 3.1","p":[],"m":"bracket","v":[["members","t",[1,2,3,4]],["score","p",0],["n","",4],["pairs","",2],["left","",0]],"b":0},{"a":"dutch-2026 1.7","p":[],"m":"preferences","v":[["wishes","l","1 -, 2 -, 3 -, 4 -"]],"b":0},{"a":"dutch-2026 3.3","p":[1,3],"m":"in_order","v":[["a","w",1],["b","w",3],["i","",1],["j","",1]],"b":0,"k":"dutch-2026 4.2"},{"a":"dutch-2026 5.2.5","p":[1,3],"m":"colours_number","v":[["white","w",1],["black","w",3],["served","w",1]],"b":0},{"a":"dutch-2026 3.3","p":[2,4],"m":"in_order","v":[["a","w",2],["b","w",4],["i","",2],["j","",2]],"b":0,"k":"dutch-2026 4.2"},{"a":"dutch-2026 5.2.5","p":[4,2],"m":"colours_number","v":[["white","w",4],["black","w",2],["served","w",2]],"b":0},{"a":"fide-2026 C.04.1.5","p":[1,3],"m":"same_score","v":[["a","w",1],["b","w",3],["score","p",0]],"b":null},{"a":"fide-2026 C.04.1.5","p":[2,4],"m":"same_score","v":[["a","w",2],["b","w",4],["score","p",0]],"b":null}],"measures":[{"article":"dutch-2026 C6","value":[0],"bracket":0,"about":"down","score":0},{"article":"dutch-2026 C7","value":[],"bracket":0,"about":"down-scores","score":0},{"article":"dutch-2026 C9","value":[0],"bracket":0,"about":"unplayed","score":0},{"article":"dutch-2026 C10","value":[0],"bracket":0,"about":"beyond-two","score":0},{"article":"dutch-2026 C11","value":[0],"bracket":0,"about":"third-colour","score":0},{"article":"dutch-2026 C12","value":[0],"bracket":0,"about":"same-wish","score":0},{"article":"dutch-2026 C13","value":[0],"bracket":0,"about":"strong-wish","score":0},{"article":"dutch-2026 C14","value":[0],"bracket":0,"about":"again","score":0,"back":1},{"article":"dutch-2026 C15","value":[0],"bracket":0,"about":"again","score":0,"back":1},{"article":"dutch-2026 C16","value":[0],"bracket":0,"about":"again","score":0,"back":2},{"article":"dutch-2026 C17","value":[0],"bracket":0,"about":"again","score":0,"back":2},{"article":"dutch-2026 C18","value":[],"bracket":0,"about":"again-apart","score":0,"back":1},{"article":"dutch-2026 C19","value":[],"bracket":0,"about":"again-apart","score":0,"back":1},{"article":"dutch-2026 C20","value":[],"bracket":0,"about":"again-apart","score":0,"back":2},{"article":"dutch-2026 C21","value":[],"bracket":0,"about":"again-apart","score":0,"back":2},{"article":"dutch-2026 4.4","value":[],"bracket":0,"about":"first-set","score":0},{"article":"dutch-2026 4.2","value":[],"bracket":0,"score":0},{"article":"dutch-2026 4.3","value":[0,0,1,2],"bracket":0,"about":"halves","players":[1,3,2,4],"score":0},{"article":"dutch-2026 4.2","value":[3,4],"bracket":0,"players":[1,3,2,4],"score":0}],"numbers":{"1":"p1","2":"p2","3":"p3","4":"p4"}}}','Anne','2026-11-17T14:50:06.445Z','8180e8cb7e505ff39537c655bc8fdfddb6fd5beb9fa7f3366f207953f9b34240');
INSERT INTO "entry" VALUES('event',7,'open',6,'round-published','{"round":1}','Anne','2026-11-17T14:50:06.744Z','1d3c94c64962f4b28265156b7826cd1193d913240e24bd6f1ebd28b68596137d');
INSERT INTO "entry" VALUES('event',8,'open',7,'results-entered','{"round":1,"results":[[1,"10"]]}','Anne','2026-11-17T14:50:07.206Z','fc708db8218b4a1531603fd6fbe382f55c7e005e923202ac1fc796d77b6ca40c');
CREATE TABLE event (
	id TEXT NOT NULL, 
	created TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "event" VALUES('event','2026-11-17T14:50:06.126Z b54c9cb4');
CREATE TABLE keep (
	event TEXT NOT NULL, 
	name TEXT NOT NULL, 
	value TEXT NOT NULL, link TEXT, 
	PRIMARY KEY (event, name), 
	FOREIGN KEY(event) REFERENCES event (id)
);
INSERT INTO "keep" VALUES('event','access','{"arbiter": "x"}','d96ea970eea29365e52b9d5e24b752e4554422299f12ce1d7521ff0d7993cceb');
CREATE TABLE snapshot (
	event TEXT NOT NULL, 
	scope TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	version TEXT NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (event, scope, seq), 
	FOREIGN KEY(event) REFERENCES event (id)
);
COMMIT;
