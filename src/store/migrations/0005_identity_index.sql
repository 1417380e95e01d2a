-- Why: a document shows when the number printed on it is filed on another case of the workspace. The number itself is sealed;
-- the column holds its HMAC under a key of the workspace (src/domain/identity-index.ts), null where a document has none.
-- Documents filed before have none either: they are found by their bytes only.
-- Locks: document against writes while the index, empty at first, is made; the column rewrites nothing.

alter table document add column identity_index bytea;
create index document_identity on document (tenant_id, environment, identity_index) where identity_index is not null;
