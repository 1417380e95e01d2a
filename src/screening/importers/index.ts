import { caListedXml } from './ca-listed-xml.ts'
import { caSemaXml } from './ca-sema-xml.ts'
import { euCsv } from './eu-csv.ts'
import { euJournalCsv } from './eu-journal-csv.ts'
import { euXml } from './eu-xml.ts'
import { frFreezeJson } from './fr-freeze-json.ts'
import { ftmLines } from './ftm-lines.ts'
import type { ListFormat } from './list-format.ts'
import { ofacCsv } from './ofac-csv.ts'
import { ofacXml } from './ofac-xml.ts'
import { openSanctionsCsv } from './open-sanctions-csv.ts'
import { ownCsv } from './own-csv.ts'
import { ownLines } from './own-lines.ts'
import { senzingLines } from './senzing-lines.ts'
import { ukCsv } from './uk-csv.ts'
import { unXml } from './un-xml.ts'

/** Every format, the least specific last: the first one that recognises the start of a file reads it. */
export const listFormats: readonly ListFormat[] = [
  unXml,
  ofacXml,
  euXml,
  caSemaXml,
  caListedXml,
  frFreezeJson,
  ftmLines,
  senzingLines,
  ukCsv,
  euCsv,
  euJournalCsv,
  openSanctionsCsv,
  ofacCsv,
  ownLines,
  ownCsv,
]

const exchange = [openSanctionsCsv, ftmLines, senzingLines] as const

/** The formats of each source. Every source also accepts the exchange formats in which others republish lists. */
export const formatsOfSource: Readonly<Record<string, readonly ListFormat[]>> = {
  un: [unXml, ...exchange],
  us_ofac: [ofacCsv, ofacXml, ...exchange],
  us_consolidated: [ofacCsv, ofacXml, ...exchange],
  eu: [euCsv, euXml, ...exchange],
  eu_journal: [euJournalCsv, ...exchange],
  uk: [ukCsv, ...exchange],
  ca_sema: [caSemaXml, ...exchange],
  ca_criminal_code: [caListedXml, ...exchange],
  fr_freeze: [frFreezeJson, ...exchange],
  opensanctions: [...exchange],
  senzing: [senzingLines],
  own: [ownCsv, ownLines, ...exchange],
}
