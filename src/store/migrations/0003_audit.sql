-- Why: the audit trail: who did what when, written with the change itself, sealed into a hash chain a workspace.
-- Locks: nothing, every table is new.
--
-- An entry holds ids and words of a closed vocabulary, never a value a caller sent. Entries and seals are append-only for
-- both roles of the product: neither may update or delete them. The chain is made by a job, so that writers never wait for
-- one another; what it still has to seal is in audit_unsealed.

create table audit_entry (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  at timestamptz not null,
  actor_type text not null check (actor_type in ('key', 'operator', 'job')),
  actor_id text not null check (actor_id ~ '^[a-z0-9_-]{1,64}$'),
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  object_type text not null check (object_type ~ '^[a-z_]+$'),
  object_id uuid not null,
  case_id uuid,
  -- Names of the settings that were changed, not their values.
  changed text[] not null,
  outcome text not null check (outcome in ('done', 'refused')),
  request_id text,
  primary key (tenant_id, id)
);

-- Entries without a seal yet. Not part of the proof: a row missing here is found by `audit verify`.
create table audit_unsealed (
  tenant_id uuid not null,
  entry_id uuid not null,
  primary key (tenant_id, entry_id)
);

-- hash = SHA-256(hash of seq - 1, canonical JSON of the entry). The keys keep two processes from forking a chain.
create table audit_seal (
  tenant_id uuid not null,
  seq bigint not null check (seq > 0),
  entry_id uuid not null,
  hash bytea not null,
  primary key (tenant_id, seq),
  unique (tenant_id, entry_id),
  foreign key (tenant_id, entry_id) references audit_entry (tenant_id, id)
);

-- Signed checkpoints as they were written outside the database, so that a file cut short is missed. line is the signed text.
create table audit_checkpoint (
  tenant_id uuid not null references workspace (id),
  seq bigint not null,
  at timestamptz not null,
  line text not null,
  primary key (tenant_id, seq)
);

do $$
declare
  name text;
begin
  foreach name in array array['audit_entry', 'audit_unsealed', 'audit_seal', 'audit_checkpoint']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
    execute format('create policy system on %I to gatehouse_system using (true) with check (true)', name);
    execute format('grant select on %I to gatehouse_app', name);
    execute format('grant select, insert on %I to gatehouse_system', name);
  end loop;
end
$$;

grant insert on audit_entry, audit_unsealed to gatehouse_app;
grant delete on audit_unsealed to gatehouse_system;
