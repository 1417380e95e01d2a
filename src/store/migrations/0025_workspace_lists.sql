-- Why: a workspace can have articles (adverse media) beside its own lists, and a file of either can be staged: read and kept beside
-- the one in use until somebody activates it.
-- Locks: workspace_list exclusively while its few rows are checked again.

alter table workspace_list drop constraint workspace_list_list_id_check;
alter table workspace_list add constraint workspace_list_list_id_check
  check (list_id ~ '^(own|adverse_media)(/[a-z0-9][a-z0-9_-]*)?$');

-- One staged file per list of a workspace, sealed as the list in use is.
create table workspace_staged_list (
  tenant_id uuid not null references workspace (id),
  list_id text not null check (list_id ~ '^(own|adverse_media)(/[a-z0-9][a-z0-9_-]*)?$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  parser text not null,
  entities integer not null check (entities >= 0),
  names integer not null check (names >= 0),
  births integer check (births >= 0),
  size_bytes bigint not null,
  published_on date,
  imported_at timestamptz not null,
  checked_on date not null,
  blob_key text not null,
  -- The data key that seals the bytes under blob_key.
  data_key_id uuid not null,
  staged_at timestamptz not null,
  primary key (tenant_id, list_id)
);

alter table workspace_staged_list enable row level security;
alter table workspace_staged_list force row level security;
create policy tenant on workspace_staged_list to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
create policy system on workspace_staged_list to gatehouse_system using (true) with check (true);
grant select, insert, update, delete on workspace_staged_list to gatehouse_app;
grant select on workspace_staged_list to gatehouse_system;
