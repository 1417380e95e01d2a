-- Why: an entry can say why (the reason of an erasure, of a refusal) and how often (refused calls are counted by the minute),
-- and can name a caller who has not proven who he is.
-- Locks: audit_entry exclusively while its rows are looked through once; the new columns rewrite nothing.
--
-- Both columns are null in entries made before, whose hashes leave them out: a chain goes on where it was.

alter table audit_entry
  add column reason text check (reason ~ '^[a-z_]{1,40}$'),
  add column count integer check (count > 0),
  drop constraint audit_entry_actor_type_check,
  add constraint audit_entry_actor_type_check check (actor_type in ('key', 'operator', 'job', 'unknown'));
