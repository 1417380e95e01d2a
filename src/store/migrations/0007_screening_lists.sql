-- Why: the lists that names are screened against: each import is a snapshot that never changes, a bundle is a set of them, and
-- one bundle is active. The bytes are with the documents' bytes, under blob_key; they are public and not sealed. A list of one
-- workspace is its own: it stands in a table of tenants.
-- Locks: nothing, every table is new.

create table list_snapshot (
  list_id text not null check (list_id ~ '^[a-z_]+(/[a-z0-9][a-z0-9_-]*)?$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- What read it, with its version.
  parser text not null,
  entities integer not null check (entities >= 0),
  names integer not null check (names >= 0),
  size_bytes bigint not null,
  published_on date not null,
  imported_at timestamptz not null,
  -- The day on which it was last known to be the newest.
  checked_on date not null,
  blob_key text not null,
  primary key (list_id, sha256)
);

create table list_bundle (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);

create table list_bundle_entry (
  bundle_id text not null references list_bundle (id),
  list_id text not null,
  sha256 text not null,
  primary key (bundle_id, list_id),
  foreign key (list_id, sha256) references list_snapshot (list_id, sha256)
);

-- At most one row: which bundle is active, and which was before it.
create table list_activation (
  slot integer primary key default 1 check (slot = 1),
  bundle_id text not null references list_bundle (id),
  previous_id text references list_bundle (id),
  activated_at timestamptz not null
);

-- What the publisher's server said last, so that an unchanged list is not sent again.
create table list_refresh (
  list_id text primary key,
  tried_at timestamptz not null,
  -- Answers as JSON: by file, its etag and last-modified.
  validators text not null,
  -- Null when the last try succeeded, else a code.
  failure text
);

-- The current lists of a workspace. What was replaced is gone.
create table workspace_list (
  tenant_id uuid not null references workspace (id),
  list_id text not null check (list_id ~ '^own(/[a-z0-9][a-z0-9_-]*)?$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  parser text not null,
  entities integer not null check (entities >= 0),
  names integer not null check (names >= 0),
  size_bytes bigint not null,
  published_on date not null,
  imported_at timestamptz not null,
  checked_on date not null,
  blob_key text not null,
  primary key (tenant_id, list_id)
);

alter table workspace_list enable row level security;
alter table workspace_list force row level security;
create policy tenant on workspace_list to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
create policy system on workspace_list to gatehouse_system using (true) with check (true);
grant select on workspace_list to gatehouse_app;
grant select, insert, update, delete on workspace_list to gatehouse_system;

grant select, insert, update on list_snapshot, list_activation, list_refresh to gatehouse_system;
grant select, insert on list_bundle, list_bundle_entry to gatehouse_system;
