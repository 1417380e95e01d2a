-- Why: the job that seals the audit trail looked for the oldest waiting entries by joining every waiting row with its entry;
-- behind a busy writer that grew with the backlog. written_at is the order of writing, and the key walks it.
-- Locks: audit_unsealed for the time of rewriting it; it holds what was written in the last seconds.

alter table audit_unsealed add column written_at timestamptz not null default now();
alter table audit_unsealed drop constraint audit_unsealed_pkey;
alter table audit_unsealed add primary key (tenant_id, written_at, entry_id);
