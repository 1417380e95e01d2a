-- Why: a list without a date of its own had the day of its import as its day of publication. It is null there: nobody knows it.
-- The formats named here carry no date.
-- Locks: list_snapshot and workspace_list exclusively while at most some hundred rows change. The policies of workspace_list bind
-- its owner too, so they are switched off meanwhile.

alter table list_snapshot alter column published_on drop not null;
alter table workspace_list alter column published_on drop not null;
alter table workspace_list no force row level security;

update list_snapshot set published_on = null where parser ~ '^(ca-sema-xml|eu-journal-csv|ofac-csv|own-csv|own-lines)-';
update workspace_list set published_on = null where parser ~ '^(own-csv|own-lines)-';

alter table workspace_list force row level security;
