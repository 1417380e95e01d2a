-- Why: birth dates of a list are counted, so that a file that lost them is refused, and a file can be staged: read and kept beside
-- the list in use until somebody activates it.
-- Locks: list_snapshot and workspace_list for an instant; a column without a default rewrites nothing.

-- Null: imported before birth dates were counted.
alter table list_snapshot add column births integer check (births >= 0);
alter table workspace_list add column births integer check (births >= 0);

-- One staged file per list. Its snapshot is in list_snapshot like every other, and in no bundle yet.
create table staged_list (
  list_id text primary key,
  sha256 text not null,
  staged_at timestamptz not null,
  foreign key (list_id, sha256) references list_snapshot (list_id, sha256)
);

grant select, insert, update, delete on staged_list to gatehouse_system;
