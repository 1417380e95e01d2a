-- Why: the deliveries of a whole workspace are listed, the newest first, and those that their receiver did not take are found among a
-- million that it did. The second index has a row only while a delivery has failed, so a delivery that arrives at once costs it nothing.
-- Locks: delivery against writes while both indexes are built, one of all rows.

create index delivery_newest on delivery (tenant_id, created_at desc, id desc);
create index delivery_untaken on delivery (tenant_id, created_at desc, id desc)
  where attempts > 0 and (http_status is null or http_status >= 300);
