-- Why: cases that have a term are listed the last created first. The key of case_term has the moment at which a case was created before
-- its id, so that a page of them is one range of an index instead of a sort of all that have the term. The moment never changes.
-- Locks: kyc_case against writes and case_term whole, while case_term is written anew and its key is built: about half a minute for a
-- million cases; run it when storing verdicts can wait.

lock table kyc_case in share mode;
alter table case_term rename to case_term_unordered;
alter table case_term_unordered drop constraint case_term_pkey, drop constraint case_term_tenant_id_case_id_fkey;

create table case_term (
  tenant_id uuid not null,
  environment text not null,
  term bytea not null,
  -- Of the case.
  created_at timestamptz not null,
  case_id uuid not null
);

-- The owner of the tables reads past row security here alone.
alter table kyc_case no force row level security;
alter table case_term_unordered no force row level security;
insert into case_term (tenant_id, environment, term, created_at, case_id)
select t.tenant_id, t.environment, t.term, c.created_at, t.case_id
from case_term_unordered t join kyc_case c on c.tenant_id = t.tenant_id and c.id = t.case_id;
-- After the rows, which are then sorted and checked at once.
alter table case_term
  add primary key (tenant_id, environment, term, created_at, case_id),
  add foreign key (tenant_id, case_id) references kyc_case (tenant_id, id);
alter table kyc_case force row level security;
drop table case_term_unordered;

alter table case_term enable row level security;
alter table case_term force row level security;
create policy tenant on case_term to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
grant select, insert, delete on case_term to gatehouse_app;
