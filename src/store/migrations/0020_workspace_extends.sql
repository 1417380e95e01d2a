-- Why: a regime may stand over one of two packs: Québec over that of dealers, or over that of lenders. The workspace says which; null
-- is the regime's own choice.
-- Locks: workspace against everything for an instant.

alter table workspace add column extends text;
