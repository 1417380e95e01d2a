import { articleLines } from './article-lines.ts'
import { auDfatCsv } from './au-dfat-csv.ts'
import { caListedXml } from './ca-listed-xml.ts'
import { caSemaXml } from './ca-sema-xml.ts'
import { chSecoXml } from './ch-seco-xml.ts'
import { euCsv } from './eu-csv.ts'
import { euJournalCsv } from './eu-journal-csv.ts'
import { euXml } from './eu-xml.ts'
import { everyPoliticianCsv } from './every-politician-csv.ts'
import { frFreezeJson } from './fr-freeze-json.ts'
import { ftmLines } from './ftm-lines.ts'
import { interpolJson } from './interpol-json.ts'
import type { ListFormat } from './list-format.ts'
import { ofacAdvancedXml } from './ofac-advanced-xml.ts'
import { ofacCsv } from './ofac-csv.ts'
import { ofacXml } from './ofac-xml.ts'
import { openSanctionsCsv } from './open-sanctions-csv.ts'
import { ownCsv } from './own-csv.ts'
import { ownLines } from './own-lines.ts'
import { senzingLines } from './senzing-lines.ts'
import { ukCsv } from './uk-csv.ts'
import { ukXml } from './uk-xml.ts'
import { unXml } from './un-xml.ts'
import { usCslCsv } from './us-csl-csv.ts'
import { usCslJson } from './us-csl-json.ts'
import { usDplTsv } from './us-dpl-tsv.ts'
import { wikidataCsv } from './wikidata-csv.ts'
import { wikidataJson } from './wikidata-json.ts'
import { worldBankJson } from './world-bank-json.ts'

/** Every format, the least specific last: the first one that recognises the start of a file reads it. */
export const listFormats: readonly ListFormat[] = [
  unXml,
  ofacXml,
  ofacAdvancedXml,
  euXml,
  ukXml,
  chSecoXml,
  caSemaXml,
  caListedXml,
  frFreezeJson,
  worldBankJson,
  interpolJson,
  usCslJson,
  wikidataJson,
  ftmLines,
  senzingLines,
  ukCsv,
  euCsv,
  euJournalCsv,
  auDfatCsv,
  usCslCsv,
  usDplTsv,
  everyPoliticianCsv,
  wikidataCsv,
  openSanctionsCsv,
  ofacCsv,
  articleLines,
  ownLines,
  ownCsv,
]

const exchange = [openSanctionsCsv, ftmLines, senzingLines] as const

/** The formats of each source. Every source also accepts the exchange formats in which others republish lists. */
export const formatsOfSource: Readonly<Record<string, readonly ListFormat[]>> = {
  un: [unXml, ...exchange],
  us_ofac: [ofacCsv, ofacXml, ofacAdvancedXml, ...exchange],
  us_consolidated: [ofacCsv, ofacXml, ofacAdvancedXml, ...exchange],
  eu: [euCsv, euXml, ...exchange],
  eu_journal: [euJournalCsv, ...exchange],
  uk: [ukCsv, ukXml, ...exchange],
  ca_sema: [caSemaXml, ...exchange],
  ca_criminal_code: [caListedXml, ...exchange],
  fr_freeze: [frFreezeJson, ...exchange],
  ch_seco: [chSecoXml, ...exchange],
  au_dfat: [auDfatCsv, ...exchange],
  us_csl: [usCslJson, usCslCsv, ...exchange],
  us_dpl: [usDplTsv, ...exchange],
  world_bank: [worldBankJson, ...exchange],
  interpol: [interpolJson, ...exchange],
  everypolitician: [everyPoliticianCsv, ...exchange],
  wikidata: [wikidataCsv, wikidataJson, ...exchange],
  opensanctions: [...exchange],
  senzing: [senzingLines],
  adverse_media: [articleLines],
  own: [ownCsv, ownLines, ...exchange],
}
