-- Why: a partner who gets no answer repeats the call. With an Idempotency-Key the second one must get the first one's answer, and file,
-- send and charge nothing. A row is a key of the last day: claimed by the call that runs, then finished with its answer
-- (docs/decisions/0010-idempotency.md).
-- Locks: nothing that exists.

create table idempotent_call (
  tenant_id uuid not null,
  -- HMAC of API key, environment, operation and Idempotency-Key under a key of the workspace.
  call_mac bytea not null,
  -- HMAC of the path, the query and the body, or of the parts of an upload.
  body_mac bytea not null,
  -- The run that holds the key. A commit of a run that holds it no longer sets null, which fails the whole commit.
  claim_token uuid constraint claim_is_held check (claim_token is not null),
  -- A run that ended without a word loses the key then.
  claimed_until timestamptz not null,
  reads_charged integer not null default 0,
  -- What the answer is about: the case, or without one the bank connection or eID check. Whose erasure erases the answer.
  about_id uuid,
  -- The verdict that was filed: its answer is this answer, and `answer` has only the ignored keys that follow it.
  verdict_id uuid,
  -- Sealed under a key that takes the caller's Idempotency-Key to make. Empty once erased.
  answer bytea,
  finished_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, call_mac)
) with (fillfactor = 50); -- each row is updated once, which then needs no second entry in an index
create index idempotent_call_about on idempotent_call (tenant_id, about_id) where about_id is not null;
create index idempotent_call_created on idempotent_call using brin (created_at);

alter table idempotent_call enable row level security;
alter table idempotent_call force row level security;
create policy tenant on idempotent_call to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
grant select, insert, update, delete on idempotent_call to gatehouse_app;
create policy system on idempotent_call to gatehouse_system using (true);
grant select (created_at), delete on idempotent_call to gatehouse_system;
