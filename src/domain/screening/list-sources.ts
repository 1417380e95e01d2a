import type { ListedTopic } from './result.ts'

/** The source of a list. */
export interface ListSource {
  /** As in a policy pack's `lists`. */
  readonly id: string
  readonly name: string
  /** Default topics of entries, for formats without them. */
  readonly topic: ListedTopic
  /** The publisher's download addresses, by file name; empty without a fixed address. */
  readonly addresses: readonly { readonly file: string; readonly url: string }[]
  /** True for a list of one workspace. */
  readonly isOwn: boolean
  /**
   * True when there may be several, distinguished by a name after a slash. A named list, such as one regime of the UN, is a list beside
   * the source's own and never stands for it.
   */
  readonly isMany: boolean
}

const published = (
  id: string,
  name: string,
  addresses: Readonly<Record<string, string>>,
  topic: ListedTopic = 'sanction',
): ListSource => ({
  id,
  name,
  topic,
  addresses: Object.entries(addresses).map(([file, url]) => ({ file, url })),
  isOwn: false,
  isMany: true,
})

const ofac = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

const articlesSource = 'adverse_media'

/** True for a list of articles, which is searched by itself. docs/adverse-media.md. */
export function isArticles(listId: string): boolean {
  return listId.split('/')[0] === articlesSource
}

/** Every source, Canadian lists first. Addresses as of 2026. */
export const listSources: readonly ListSource[] = [
  published('ca_sema', 'Consolidated Canadian Autonomous Sanctions List', {
    'sema-lmes.xml':
      'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
  }),
  published('ca_criminal_code', 'Listed terrorist entities (Criminal Code s. 83.05)', {
    'lstd-ntts-eng.xml': 'https://www.publicsafety.gc.ca/cnt/_xml/lstd-ntts-eng.xml',
  }),
  published('un', 'United Nations Security Council Consolidated List', {
    'consolidated.xml': 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
  }),
  published('us_ofac', 'OFAC Specially Designated Nationals List', { 'sdn.xml': `${ofac}/SDN.XML` }),
  published('us_consolidated', 'OFAC Consolidated (non-SDN) List', { 'consolidated.xml': `${ofac}/CONSOLIDATED.XML` }),
  published('eu', 'EU Consolidated Financial Sanctions List', {
    'full.xml':
      'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
  }),
  published('uk', 'UK Sanctions List', {
    'UK-Sanctions-List.csv': 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.csv',
  }),
  published('fr_freeze', 'Registre national des gels', {
    'registre.json':
      'https://gels-avoirs.dgtresor.gouv.fr/ApiPublic/api/v1/publication/derniere-publication-fichier-json',
  }),
  // Without an address: a refresh of all lists must not bring lists that an installation did not have.
  published('ch_seco', 'Sanctions list of Switzerland (SECO)', {}),
  published('au_dfat', 'Consolidated List of Australia (DFAT)', {}),
  published('us_csl', 'US Consolidated Screening List', {}),
  published('us_dpl', 'BIS Denied Persons List', {}, 'debarment'),
  published('world_bank', 'World Bank debarred firms and individuals', {}, 'debarment'),
  published('interpol', 'Interpol red notices', {}, 'wanted'),
  // A part of the EU list never stands for all of it: a pack's `eu` is the consolidated list.
  {
    id: 'eu_journal',
    name: 'Annexes of an EU regulation (part of the EU list)',
    topic: 'sanction',
    addresses: [],
    isOwn: false,
    isMany: true,
  },
  { id: 'everypolitician', name: 'EveryPolitician', topic: 'pep', addresses: [], isOwn: false, isMany: true },
  { id: 'wikidata', name: 'Office holders of Wikidata', topic: 'pep', addresses: [], isOwn: false, isMany: true },
  { id: 'opensanctions', name: 'OpenSanctions', topic: 'sanction', addresses: [], isOwn: false, isMany: true },
  { id: 'senzing', name: 'Senzing records', topic: 'sanction', addresses: [], isOwn: false, isMany: true },
  {
    id: articlesSource,
    name: 'Adverse media of the workspace',
    topic: 'adverse_media',
    addresses: [],
    isOwn: true,
    isMany: true,
  },
  { id: 'own', name: 'List of the workspace', topic: 'sanction', addresses: [], isOwn: true, isMany: true },
]

/** The source of a list by its id or `id/name`; null when unknown. */
export function sourceOfList(listId: string): ListSource | null {
  const [id = '', name, ...rest] = listId.split('/')
  const source = listSources.find((candidate) => candidate.id === id)
  if (source === undefined || rest.length > 0) return null
  if (name === undefined) return source
  if (!source.isMany || !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(name)) return null
  return { ...source, name: `${source.name} (${name})` }
}
