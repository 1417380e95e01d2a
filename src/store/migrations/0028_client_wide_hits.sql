-- Why: an analyst may clear a hit for a client in every case of the workspace, and a workspace may want a second person to confirm a
-- clearing before it holds. A decision for the client is found by a keyed hash of the party's facts; one that waits has no effect.
-- Locks: cleared_hit and workspace for an instant; columns without or with constant defaults rewrite nothing.

alter table cleared_hit
  add column environment text check (environment in ('sandbox', 'production')),
  -- HMAC of the party's facts under a key of the workspace; null for a decision on its case alone.
  add column party_index bytea,
  add column waiting boolean not null default false;
create index cleared_hit_party on cleared_hit (tenant_id, environment, party_index)
  where party_index is not null and reopened_at is null;

alter table workspace add column four_eyes boolean not null default false;
