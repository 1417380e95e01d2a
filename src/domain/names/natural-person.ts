/** Legal forms that end the name of a company, never of a person. */
const forms =
  /(?:^|[\s,])(?:INC|INCORPORATED|INCORPORÉE|LTD|LTÉE|LTEE|LIMITED|LIMITÉE|CORP|CORPORATION|LLC|LLP|L\.P|ULC|PLC|GMBH|SARL|SARLAU|SAS|SASU|EURL|SCI|SNC|SENC|SENCRL|S\.A|SA|S\.E\.C|B\.V|N\.V|TRUST|FIDUCIE|FOUNDATION|FONDATION|HOLDINGS?|COMPANY|COMPAGNIE|BANK|BANQUE)\.?$/u

/** Names of numbered companies: `9123-4567 Québec inc.`, `1234567 Ontario`. */
const numbered = /^\d[\d -]{5,}/

/** Whether a name can be that of a human being: it carries no legal form and no number. */
export function isNaturalPerson(name: string): boolean {
  const plain = name.trim().toUpperCase()
  return !forms.test(plain) && !numbered.test(plain)
}
