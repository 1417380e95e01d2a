-- Why: personal data is sealed before it reaches the store. A workspace has a key, wrapped under a version of the
-- deployment's secret; each write on a case brings a data key, wrapped under the workspace's key. Erasing a case destroys
-- its data keys; a receipt says that it happened. Columns of type bytea that carry personal data hold sealed bytes from here
-- on (src/domain/envelope.ts); empty bytes are an erased value.
-- Locks: kyc_case for an instant; columns with constant defaults rewrite nothing.

create table workspace_key (
  tenant_id uuid not null references workspace (id),
  version integer not null check (version >= 1),
  secret_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, version)
);

-- case_id is null for what belongs to the workspace and no case: secrets of webhook endpoints.
create table data_key (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid,
  key_version integer not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, key_version) references workspace_key (tenant_id, version),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index data_key_case on data_key (tenant_id, case_id);

alter table kyc_case
  add column closed_at timestamptz,
  add column legal_hold boolean not null default false,
  add column erased_at timestamptz;
create index kyc_case_closed on kyc_case (tenant_id, closed_at) where closed_at is not null;

-- What was erased, when, by whom and why; counts, nothing personal. finished_at is null until the documents' bytes are gone
-- and so is what deleted rows leave in the files of an embedded database.
create table erasure (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  actor text not null check (actor in ('operator', 'retention')),
  reason text not null,
  data_keys integer not null,
  extractions integer not null,
  documents integer not null,
  verdicts integer not null,
  erased_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index erasure_case on erasure (tenant_id, case_id);
create index erasure_unfinished on erasure (tenant_id) where finished_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['workspace_key', 'data_key', 'erasure']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
  end loop;
end
$$;
-- A workspace's key is made and wrapped again by gatehouse_system alone; receipts are never taken back.
grant select on workspace_key to gatehouse_app;
grant select, insert, delete on data_key to gatehouse_app;
grant select, insert, update on erasure to gatehouse_app;

-- What has no tenant yet: the workspace's key is read with the API key; a new secret wraps all of them again.
create policy system on workspace_key to gatehouse_system using (true) with check (true);
grant select, insert, update on workspace_key to gatehouse_system;
