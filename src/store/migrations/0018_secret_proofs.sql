-- Why: a database says which secret it depends on, so that it is never opened under another one; the newest end of every audit
-- chain is stored signed, so that entries removed before the next checkpoint are found; and a workspace says whether it may hold
-- entries of extract whose MAC does not name the workspace (those made before this migration).
-- Locks: workspace against everything for an instant (constant default, no rewrite); the two tables are new.

alter table workspace add column earlier_entries boolean not null default true;
alter table workspace alter column earlier_entries set default false;

-- The version of the secret in force. The fingerprint is derived from the secret under a label of its own and opens nothing.
create table installation_secret (
  one boolean primary key default true check (one),
  secret_id text not null,
  fingerprint bytea not null check (length(fingerprint) = 32),
  recorded_at timestamptz not null
);
grant select, insert, update on installation_secret to gatehouse_system;

-- The end of each chain, signed in the commit that appended it. line has the form of a checkpoint.
create table audit_head (
  tenant_id uuid primary key references workspace (id),
  seq bigint not null,
  line text not null
);
alter table audit_head enable row level security;
alter table audit_head force row level security;
create policy tenant on audit_head to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
create policy system on audit_head to gatehouse_system using (true) with check (true);
grant select on audit_head to gatehouse_app;
grant select, insert, update on audit_head to gatehouse_system;
