-- Why: a workspace may publish a policy of its own, a patch over a pack. Every publication is a version that is never changed
-- again; the workspace's row names the version that runs, so that it comes with the API key. A filed verdict keeps which
-- policy and which lists it was reached with, so that it can be recomputed; those filed before have none.
-- Locks: workspace and verdict for an instant; columns without a default rewrite nothing.

create table policy (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id)
);

-- patch is the canonical JSON of the policy file, sha256 its hash; rules_sha256 is the hash of pack and patch together as they
-- were published (src/domain/policies/policy-hash.ts).
create table policy_version (
  tenant_id uuid not null,
  policy_id uuid not null,
  version integer not null check (version >= 1),
  regime text not null,
  pack_version integer not null,
  patch bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  rules_sha256 bytea not null check (length(rules_sha256) = 32),
  published_by text not null check (published_by ~ '^[a-z0-9_-]{1,64}$'),
  published_at timestamptz not null,
  primary key (tenant_id, policy_id, version),
  foreign key (tenant_id, policy_id) references policy (tenant_id, id)
);

alter table workspace
  add column policy_id uuid,
  add column policy_version integer,
  add constraint workspace_policy check ((policy_id is null) = (policy_version is null));

alter table verdict
  add column policy_id uuid,
  add column policy_sha256 bytea,
  add column bundle_id text;

do $$
declare
  name text;
begin
  foreach name in array array['policy', 'policy_version']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
    execute format('create policy system on %I to gatehouse_system using (true) with check (true)', name);
    -- Nobody may change or remove a version.
    execute format('grant select on %I to gatehouse_app', name);
    execute format('grant select, insert on %I to gatehouse_system', name);
  end loop;
end
$$;
