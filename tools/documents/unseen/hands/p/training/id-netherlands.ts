import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, ringOfStars, stripes } from '../card.ts'
import { bare, caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody, townOf } from '../people.ts'

/** The Dutch card, or a card of the newest pattern of another small state: dates with two names of the month, sex in two languages. */
export const idNetherlands: UnseenLayout = {
  name: 'id-netherlands',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'nl')
    const issue = dayIn(paper, '2016-03-09', '2026-09-15')
    const expiry = validTo(issue, 10, 0)
    const number = paper.code('I@@#@@##@').replace(/O/g, 'R').slice(0, 8) + paper.between(0, 9)
    const cell = cells({
      where: paper.pick(['below', 'below', 'above'] as const),
      caption: 17,
      value: 27,
      ink: '#3d5d86',
      face: paper.pick(['sans', 'narrow-bold'] as const),
    })
    const full = paper.chance(0.5)
    const bi = (nl: string, en: string, fr: string) => (full ? `${nl} / ${en} / ${fr}` : `${nl}/${en}`)
    const long = months.nl.map((name, index) => `${name}/${months.en[index] ?? name}`)
    const form = paper.pick(['DD MON YYYY', 'DD MON YYYY', 'D MON YYYY'])
    const day = (iso: string) => say(iso, form, long)
    const sex = paper.put('sex', who.sex, who.sex === 'F' ? paper.pick(['V/F', 'V / F']) : 'M/M')
    const authority = paper.pick([
      `Burg. van ${townOf(paper, 'nl')}`,
      `Burgemeester van ${townOf(paper, 'nl')}`,
      'Min. van Buitenlandse Zaken',
    ])
    const x = 420
    const front = [
      ...(paper.chance(0.5)
        ? ringOfStars(1090, 78, 44, 'NL')
        : stripes(1030, 40, 110, 70, ['#ae1c28', '#ffffff', '#21468b'], false)),
      text(60, 60, caps('Koninkrijk der Nederlanden'), { size: 26, face: 'sans-bold', color: '#20406f' }),
      fit(
        60,
        100,
        paper.pick([
          'IDENTITEITSKAART / IDENTITY CARD / CARTE D’IDENTITÉ',
          'Nederlandse identiteitskaart  Identity card',
        ]),
        850,
        { size: 22, color: '#20406f' },
      ),
      ...face(paper, who, { x: 60, y: 150, scale: 1.1 }),
      ...cell(x, 166, bi('Naam', 'Surname', 'Nom'), paper.put('last_name', who.last), 720),
      ...(paper.chance(0.3)
        ? [
            fit(x, 232, `${who.sex === 'F' ? 'e/v' : 'w/v'} ${bare(somebody(paper, 'nl').last)}`, 600, {
              size: 24,
              face: 'sans',
            }),
          ]
        : []),
      ...cell(x, 268, bi('Voornamen', 'Given names', 'Prénoms'), paper.put('first_name', who.given.join(' ')), 720),
      ...cell(
        x,
        344,
        bi('Geboortedatum', 'Date of birth', 'Date de naissance'),
        paper.put('date_of_birth', who.birth, day(who.birth)),
        420,
      ),
      ...cell(x + 450, 344, bi('Geslacht', 'Sex', 'Sexe'), sex, 260),
      ...cell(
        x,
        420,
        bi('Nationaliteit', 'Nationality', 'Nationalité'),
        paper.put('id_country', 'NL', 'Nederlandse'),
        400,
      ),
      ...cell(x + 450, 420, bi('Lengte', 'Height', 'Taille'), `1,${paper.between(55, 99)} m`, 260),
      ...cell(x, 496, bi('Documentnummer', 'Document No', 'N° du document'), paper.put('id_number', number), 420),
      ...cell(
        x + 450,
        496,
        bi('Geldig tot', 'Date of expiry', 'Date d’expiration'),
        paper.put('id_expiry', expiry, day(expiry)),
        300,
      ),
      ...signed(paper, x + 60, 600, 1.3),
      fit(60, 640, paper.code('######'), 200, { size: 24, face: 'mono' }),
    ]
    if (paper.chance(0.25)) return [card(paper, ['sea', 'violet', 'rose'], front)]
    const back = [
      ...cell(
        60,
        76,
        bi('Geboorteplaats', 'Place of birth', 'Lieu de naissance'),
        paper.put('place_of_birth', who.town),
        520,
      ),
      ...cell(
        60,
        156,
        bi('Datum van afgifte', 'Date of issue', 'Date de délivrance'),
        paper.put('id_issue_date', issue, day(issue)),
        520,
      ),
      ...cell(60, 236, bi('Autoriteit', 'Authority', 'Autorité'), authority, 520),
      ...cell(640, 76, bi('Burgerservicenummer', 'Personal number', 'N° personnel'), paper.code('#########'), 480),
      fit(640, 180, 'Dit document is eigendom van de Staat. Wijziging maakt het ongeldig.', 480, { size: 17 }),
      ...cardFoot(td1({ code: 'I', state: 'NLD', nationality: 'NLD', number, who, expiry })),
    ]
    return [card(paper, ['sea', 'violet', 'rose'], front), card(paper, ['sea', 'violet'], back)]
  },
}
