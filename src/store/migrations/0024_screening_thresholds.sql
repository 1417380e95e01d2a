-- Why: a workspace may set the scores from which a hit of the screening warns and blocks, for each environment and topic. A set of
-- them is proposed, compared with the stored cases and activated; what was activated is a version that never changes again, and the
-- workspace's row names the one that runs, so that it comes with the API key.
-- Locks: workspace and rescreening for an instant; columns without a default, or with a constant one, rewrite nothing.

-- scores is the JSON of every topic's scores, in thousandths (src/domain/screening/thresholds.ts).
create table screening_thresholds (
  tenant_id uuid not null references workspace (id),
  environment text not null check (environment in ('sandbox', 'production')),
  version integer not null check (version >= 1),
  -- The id of the proposal that it was.
  id uuid not null,
  scores text not null,
  -- Whether a topic is above the product's default.
  loosens boolean not null,
  reason text not null check (length(reason) between 1 and 500),
  proposed_by text not null check (proposed_by ~ '^[a-z0-9_-]{1,64}$'),
  proposed_at timestamptz not null,
  activated_by text not null check (activated_by ~ '^[a-z0-9_-]{1,64}$'),
  activated_at timestamptz not null,
  primary key (tenant_id, environment, version),
  unique (tenant_id, id)
);

-- One proposal for each workspace and environment, with how far the stored cases were compared.
create table threshold_proposal (
  tenant_id uuid not null references workspace (id),
  environment text not null check (environment in ('sandbox', 'production')),
  id uuid not null,
  -- The version that ran when it was proposed; 0: the product's default.
  base_version integer not null check (base_version >= 0),
  -- SHA-256, hex, of the lists that were in use.
  lists_key text not null,
  scores text not null,
  loosens boolean not null,
  reason text not null check (length(reason) between 1 and 500),
  proposed_by text not null check (proposed_by ~ '^[a-z0-9_-]{1,64}$'),
  proposed_at timestamptz not null,
  after_case_id uuid,
  finished_at timestamptz,
  -- Counts of what would change, JSON (src/operations/screening/threshold-figures.ts).
  figures text not null,
  primary key (tenant_id, environment)
);

-- The cases whose hits would come to something else: ids and counts of hits.
create table threshold_proposal_case (
  tenant_id uuid not null,
  environment text not null,
  case_id uuid not null,
  gained_critical integer not null check (gained_critical >= 0),
  gained_warning integer not null check (gained_warning >= 0),
  lost_critical integer not null check (lost_critical >= 0),
  lost_warning integer not null check (lost_warning >= 0),
  -- Null: the verdict passes or fails as before.
  becomes text check (becomes in ('passed', 'failed')),
  primary key (tenant_id, environment, case_id),
  foreign key (tenant_id, environment) references threshold_proposal (tenant_id, environment),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);

-- The version that runs; null: the product's default.
alter table workspace
  add column thresholds_sandbox integer,
  add column thresholds_production integer;

-- The version that the cases were compared under; 0: the product's default.
alter table rescreening add column thresholds_version integer not null default 0;

do $$
declare
  name text;
begin
  foreach name in array array['screening_thresholds', 'threshold_proposal', 'threshold_proposal_case']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
    execute format('create policy system on %I to gatehouse_system using (true) with check (true)', name);
  end loop;
end
$$;

-- Nobody may change or remove a version.
grant select on screening_thresholds to gatehouse_app;
grant select, insert on screening_thresholds to gatehouse_system;
grant select, update on threshold_proposal to gatehouse_app;
grant select, insert, update, delete on threshold_proposal to gatehouse_system;
grant select, insert on threshold_proposal_case to gatehouse_app;
grant select, delete on threshold_proposal_case to gatehouse_system;
