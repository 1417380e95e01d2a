import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countryCode } from '../../src/domain/values/countries.ts'
import type { ListedKind } from '../../src/domain/screening/result.ts'
import type { ListedBirth, ListedEntity, ListedName, ReadList } from '../../src/screening/entity/listed-entity.ts'
import { readRecords, readRows } from './delimited.ts'

/** The lists of a folder as the bench needs them: names, kinds, birth dates, nationalities and genders. The product's importers are in src/screening. */
export function readLists(directory: string): ReadList[] {
  return [
    list('us_ofac_sdn', ofac(directory, 'ofac_sdn.csv', 'ofac_alt.csv', true)),
    list('us_ofac_cons', ofac(directory, 'ofac_cons_prim.csv', 'ofac_cons_alt.csv', false)),
    list('eu_journal', europeanUnion(join(directory, 'eu'))),
    list('un_sc', unitedNations(read(directory, 'un_consolidated.xml'))),
    list('ca_sema', canada(read(directory, 'ca_sema-lmes.xml'))),
    ...['os_interpol', 'os_ua_war_sanctions', 'os_eu_cor_pep'].map((id) =>
      list(id, openSanctions(id, read(directory, `${id}_targets.simple.csv`))),
    ),
    list('cn_sanctions', china(read(directory, 'cn_sanctions.csv'))),
    list('pk_proscribed', pakistan(read(directory, 'pk_proscribed.json'))),
    list('us_congress', congress(read(directory, 'us_congress_senzing.json'))),
    list('us_dpl', denied(read(directory, 'us_dpl.txt'))),
  ]
}

export function list(id: string, entities: readonly ListedEntity[]): ReadList {
  const about = {
    id,
    name: id,
    sha256: '',
    publishedOn: '2026-01-01',
    checkedOn: '2026-01-01',
    entities: entities.length,
  }
  return { list: about, entities }
}

/** An entry of what the bench knows. */
export function entry(
  listId: string,
  recordId: string,
  kind: ListedKind,
  names: readonly ListedName[],
  births: readonly ListedBirth[] = [],
  { nationalities = [], gender = '' }: { readonly nationalities?: readonly string[]; readonly gender?: string } = {},
): ListedEntity {
  const codes = [...new Set(nationalities.flatMap((text) => countryCode(text) ?? []))]
  const said = gender.trim().toLowerCase()
  const listedGender: ListedEntity['gender'] = said === 'male' || said === 'female' ? said : null
  const known = {
    topics: ['sanction'] as const,
    countries: codes.map((code) => ({ code, role: 'nationality' as const })),
    gender: listedGender,
    identifiers: [],
    programs: [],
    listedOn: '',
    sourceUrl: '',
  }
  return { listId, recordId, kind, names, births, pep: null, ...known }
}

function read(directory: string, file: string): string {
  const path = join(directory, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function named(primary: string, aliases: readonly string[], kind: ListedName['kind'] = 'alias'): ListedName[] {
  const others = aliases.map((text) => text.trim()).filter((text) => text !== '')
  return [{ text: primary.trim(), kind: 'primary' }, ...others.map((text): ListedName => ({ text, kind }))]
}

const kinds: Readonly<Record<string, ListedKind>> = {
  individual: 'person',
  Person: 'person',
  vessel: 'vessel',
  Vessel: 'vessel',
  aircraft: 'aircraft',
  Company: 'organization',
  Organization: 'organization',
  LegalEntity: 'organization',
}

function ofac(directory: string, primary: string, aliases: string, isSdn: boolean): ListedEntity[] {
  const others = new Map<string, string[]>()
  for (const [id = '', , , name = ''] of readRows(read(directory, aliases))) {
    others.set(id, [...(others.get(id) ?? []), name])
  }
  return readRows(read(directory, primary))
    .filter(([id, name]) => id !== undefined && name !== undefined && /^\d+$/.test(id))
    .map(([id = '', name = '', type = '', ...rest]) => {
      const remarks = rest.at(-1) ?? ''
      const births = Array.from(remarks.matchAll(/DOB ([^;.]*)/g), ([, date = '']) => birth(date)).flat()
      const nationalities = Array.from(
        remarks.matchAll(/(?:nationality|citizen) ([^;.]*)/g),
        ([, country = '']) => country,
      )
      const gender = /Gender (\w+)/.exec(remarks)?.[1]
      return entry(
        isSdn ? 'us_ofac_sdn' : 'us_ofac_cons',
        id,
        kinds[type.trim()] ?? 'organization',
        (kinds[type.trim()] === 'person' ? inParts : named)(name, others.get(id) ?? []),
        births,
        { nationalities, ...(gender === undefined ? {} : { gender }) },
      )
    })
}

/** Names of people in parts, as the importer reads OFAC's `FAMILY, Given`. */
function inParts(primary: string, aliases: readonly string[]): ListedName[] {
  return named(primary, aliases).map((name) => {
    const [family = '', given = ''] = name.text.split(', ')
    return given === '' ? name : { ...name, text: `${given} ${family}`, given, family }
  })
}

function europeanUnion(directory: string): ListedEntity[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .sort()
    .flatMap((file) =>
      readRecords(readFileSync(join(directory, file), 'utf8')).map((row, place) => {
        const names = [
          ...named(row['name'] ?? '', (row['alias'] ?? '').split(';')),
          ...named('', (row['weakAlias'] ?? '').split(';'), 'weak').slice(1),
          ...named('', (row['previousName'] ?? '').split(';'), 'previous').slice(1),
        ]
        const births = (row['birthDate'] ?? '').split(';').flatMap(birth)
        return entry('eu_journal', `${file}-${place}`, kinds[row['schema'] ?? ''] ?? 'organization', names, births, {
          nationalities: (row['nationality'] ?? '').split(';'),
          gender: row['gender'] ?? '',
        })
      }),
    )
    .filter(({ names }) => names[0]?.text !== '')
}

function unitedNations(xml: string): ListedEntity[] {
  return Array.from(xml.matchAll(/<(INDIVIDUAL|ENTITY)>([\s\S]*?)<\/\1>/g), ([, type = '', body = '']) => {
    const tag = (name: string): string => plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? '')
    const primary = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map(tag).join(' ')
    const aliases = Array.from(body.matchAll(/<ALIAS_NAME>([^<]*)<\/ALIAS_NAME>/g), ([, name = '']) => plain(name))
    const years = Array.from(
      body.matchAll(/<INDIVIDUAL_DATE_OF_BIRTH>([\s\S]*?)<\/INDIVIDUAL_DATE_OF_BIRTH>/g),
      ([, date = '']) => birth(/<DATE>(\d{4}-\d\d-\d\d)/.exec(date)?.[1] ?? /<YEAR>(\d{4})/.exec(date)?.[1] ?? ''),
    ).flat()
    return entry(
      'un_sc',
      tag('DATAID'),
      type === 'ENTITY' ? 'organization' : 'person',
      named(primary.replaceAll(/\s+/g, ' '), [...aliases, tag('NAME_ORIGINAL_SCRIPT')]),
      years,
      {
        nationalities: Array.from(
          (/<NATIONALITY>([\s\S]*?)<\/NATIONALITY>/.exec(body)?.[1] ?? '').matchAll(/<VALUE>([^<]*)/g),
          ([, country = '']) => country,
        ),
        gender: tag('GENDER'),
      },
    )
  })
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"').trim()
}

function canada(xml: string): ListedEntity[] {
  return Array.from(xml.matchAll(/<record>([\s\S]*?)<\/record>/g), ([, body = ''], place) => {
    const tag = (name: string): string => plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? '')
    const organization = tag('Entity')
    const primary = organization === '' ? `${tag('GivenName')} ${tag('LastName')}` : organization
    const births = birth(tag('DateOfBirthOrShipBuildDate'))
    return entry(
      'ca_sema',
      String(place),
      organization === '' ? 'person' : 'organization',
      named(primary, tag('Aliases').split(/[,;]/)),
      births,
    )
  })
}

function openSanctions(listId: string, text: string): ListedEntity[] {
  return readRecords(text).map((row) =>
    entry(
      listId,
      row['id'] ?? '',
      kinds[row['schema'] ?? ''] ?? 'unknown',
      named(row['name'] ?? '', (row['aliases'] ?? '').split(';')),
      (row['birth_date'] ?? '').split(';').flatMap(birth),
      { nationalities: (row['countries'] ?? '').split(';') },
    ),
  )
}

function china(text: string): ListedEntity[] {
  return readRecords(text).map((row, place) =>
    entry(
      'cn_sanctions',
      String(place),
      kinds[row['Type'] ?? ''] ?? 'unknown',
      named(row['Name'] ?? '', [row['Alias'] ?? '', row['Chinese name'] ?? '']),
    ),
  )
}

function pakistan(text: string): ListedEntity[] {
  const rows: { Name: string }[] = text === '' ? [] : JSON.parse(text)
  return rows.map(({ Name }, place) => entry('pk_proscribed', String(place), 'person', named(Name, [])))
}

function congress(text: string): ListedEntity[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row: { RECORD_ID: string; NAMES: { NAME_FULL: string }[]; DATES?: { DATE_OF_BIRTH?: string }[] } =
        JSON.parse(line)
      const [primary = '', ...aliases] = row.NAMES.map(({ NAME_FULL }) => NAME_FULL)
      const births = (row.DATES ?? []).flatMap(({ DATE_OF_BIRTH }) => birth(DATE_OF_BIRTH ?? ''))
      return entry('us_congress', row.RECORD_ID, 'person', named(primary, aliases), births)
    })
}

function denied(text: string): ListedEntity[] {
  return readRecords(text, '\t').map((row, place) =>
    entry('us_dpl', String(place), 'unknown', named(row['Name'] ?? '', [])),
  )
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A date as lists write it; nothing for what the bench does not understand. */
export function birth(text: string): ListedBirth[] {
  const iso = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text)
  if (iso !== null) return [day(`${iso[1] ?? ''}-${iso[2] ?? ''}-${iso[3] ?? ''}`)]
  const words = /(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})/.exec(text)
  const month = months.indexOf((words?.[2] ?? '').toLowerCase()) + 1
  if (words !== null && month > 0) return [day(`${words[3] ?? ''}-${pad(month)}-${pad(Number(words[1]))}`)]
  const dots = /(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text)
  if (dots !== null) return [day(`${dots[3] ?? ''}-${pad(Number(dots[2]))}-${pad(Number(dots[1]))}`)]
  const year = /\b(1[89]\d\d|20\d\d)\b/.exec(text)
  if (year === null) return []
  const isCirca = /circa|approx/i.test(text)
  const [from, to] = isCirca ? [Number(year[1]) - 1, Number(year[1]) + 1] : [Number(year[1]), Number(year[1])]
  return [{ from: `${from}-01-01`, to: `${to}-12-31`, precision: isCirca ? 'circa' : 'year' }]
}

function day(date: string): ListedBirth {
  return { from: date, to: date, precision: 'day' }
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
