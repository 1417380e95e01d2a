-- Why: people decide on cases over the API: notes, who a case is assigned to, and decisions, in a workspace of two reviewers the second
-- of whom confirms. What they write and their names are sealed under data keys of the case and go with them; which decision was made,
-- when and on which verdict stays. An assignee is found by a keyed hash (src/domain/crypto/search-index.ts). Cases can be erased with a key.
-- Locks: kyc_case for an instant, columns with constant defaults or none rewrite nothing, then against writes while its two indexes
-- are built, one of all rows and one of none; run it when storing verdicts can wait. erasure while its rows are checked once.

alter table kyc_case
  -- Of the newest decision, `waiting` while one waits for a second reviewer, or `none`. Not null: rows without a decision are listed as
  -- the others are, by an equality with the order of an index.
  add column decision text not null default 'none',
  add column decided_at timestamptz,
  -- Sealed: the assignee, and who assigned it when.
  add column assignment bytea,
  add column assignee_term bytea;
create index kyc_case_decision on kyc_case (tenant_id, environment, decision, created_at desc, id desc);
create index kyc_case_assignee on kyc_case (tenant_id, environment, assignee_term, created_at desc, id desc)
  where assignee_term is not null;

create table case_note (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  -- A note, or the reason of a legal hold that was set or released.
  kind text not null check (kind in ('note', 'hold', 'release')),
  -- Sealed: text and author.
  content bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index case_note_case on case_note (tenant_id, case_id, created_at);

create table case_decision (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  -- 1 for the first of a case: the order in which they were asked for.
  position integer not null,
  -- The newest verdict when it was made; null: the case had none.
  verdict_id uuid,
  outcome text not null check (outcome in ('approved', 'declined', 'escalated')),
  -- Ended: another decision or an erasure came before a second reviewer did.
  state text not null check (state in ('waiting', 'decided', 'ended')),
  -- Sealed: reviewers and reasons. Empty once erased.
  content bytea not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, case_id, position),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id),
  foreign key (tenant_id, verdict_id) references verdict (tenant_id, id)
);
create unique index case_decision_waiting on case_decision (tenant_id, case_id) where state = 'waiting';

alter table erasure drop constraint erasure_actor_check;
alter table erasure add constraint erasure_actor_check check (actor in ('operator', 'retention', 'key'));

do $$
declare
  name text;
begin
  foreach name in array array['case_note', 'case_decision']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
    execute format('grant select, insert, update, delete on %I to gatehouse_app', name);
  end loop;
end
$$;
