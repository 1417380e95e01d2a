-- Why: cases are listed and searched over the API by what their last verdict says and by whom they are about. The answers are sealed,
-- so a case keeps the result of its newest verdict in words of a closed vocabulary, and keyed hashes of the names of its parties
-- and of the numbers of its documents (src/domain/crypto/search-index.ts). Cases written before have neither until their next write;
-- passed and risk level are taken from their verdicts here.
-- Locks: kyc_case while its rows are updated and its indexes are built; run it when filing can wait.

alter table kyc_case
  add column judged_at timestamptz,
  add column passed boolean,
  add column risk_level text,
  add column failed_checks text[] not null default '{}',
  add column search_index bytea[] not null default '{}';

-- The owner of the tables reads and writes past row security here alone.
alter table kyc_case no force row level security;
alter table verdict no force row level security;
update kyc_case set
  judged_at = last.created_at,
  passed = last.passed,
  risk_level = (
    select verdict.risk_level from verdict
    where verdict.tenant_id = kyc_case.tenant_id and verdict.case_id = kyc_case.id and verdict.risk_level is not null
    order by verdict.created_at desc limit 1
  )
from (
  select distinct on (tenant_id, case_id) tenant_id, case_id, passed, created_at from verdict
  order by tenant_id, case_id, created_at desc, id desc
) as last
where last.tenant_id = kyc_case.tenant_id and last.case_id = kyc_case.id;
alter table kyc_case force row level security;
alter table verdict force row level security;

create index kyc_case_created on kyc_case (tenant_id, environment, created_at desc, id desc);
create index kyc_case_failed on kyc_case using gin (failed_checks) where passed is not null;
create index kyc_case_search on kyc_case using gin (search_index);
-- What a case is read with.
create index event_case on event (tenant_id, case_id) where case_id is not null;
create index audit_entry_case on audit_entry (tenant_id, case_id) where case_id is not null;
