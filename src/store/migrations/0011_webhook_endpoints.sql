-- Why: an endpoint has its own share of what is sent at once, says when its receiver answered that it is gone and why it was
-- switched off, and an attempt says which process made it.
-- Locks: webhook_endpoint, delivery and webhook_attempt for an instant, since no column rewrites a row; delivery takes no writes
-- while the index of its failed rows, which are few, is built.

-- gone_since: when its receiver first answered 410, with nothing taken since. switched_off: why it was, where that was not the operator.
alter table webhook_endpoint
  add column max_concurrency integer not null default 4 check (max_concurrency between 1 and 32),
  add column gone_since timestamptz,
  add column switched_off text check (switched_off ~ '^[a-z_]+$');

-- The process that has, or last had, the lease.
alter table delivery add column lease_node text;
-- The process that made the attempt, as host:pid.
alter table webhook_attempt add column node text;

-- A job switches off what fails for days.
create index delivery_failed on delivery (tenant_id, endpoint_id, finished_at) where state = 'failed';
