-- Why: a client must be reviewed again after the months of its level, and nobody looks into every case to see when. A case keeps
-- the day by which its next review is due, and the due day that its workspace was notified of: each once.
-- Locks: kyc_case for an instant, columns without defaults rewrite nothing; its new index is empty, so building it reads the
-- table once against writes.

alter table kyc_case
  add column next_review_due date,
  add column review_notified date;

create index kyc_case_review on kyc_case (tenant_id, next_review_due)
  where next_review_due is not null and closed_at is null;
