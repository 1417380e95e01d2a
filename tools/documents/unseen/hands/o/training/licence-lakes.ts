import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import {
  across,
  dated,
  entry,
  fit,
  hologram,
  microprint,
  palettes,
  photo,
  putAddress,
  scrawl,
  shuffled,
  side,
  stack,
  term,
} from '../kit.ts'
import { holder } from '../people.ts'

const captions = {
  name: ['1,2 NAME/NOM', '1, 2 NAME / NOM', 'NAME/NOM', '1,2. NAME - NOM'],
  last: ['1 SURNAME/NOM', '1 LAST NAME/NOM DE FAMILLE', '1. NAME/NOM'],
  first: ['2 GIVEN NAMES/PRÉNOMS', '2 FIRST NAME/PRÉNOM', '2. GIVEN/PRÉNOMS'],
  address: ['8 ADDRESS/ADRESSE', '8. ADDRESS / ADRESSE', 'ADDRESS/ADRESSE', '8'],
  number: ['4d NUMBER/NUMÉRO', '4d NUMBER/NO', '4d. LICENCE NO./N° DE PERMIS', 'NUMBER/NUMÉRO'],
  issued: ['4a ISS/DÉL', '4a ISSUED/DÉLIVRÉ', '4a. ISS / DÉL.', 'ISSUED/DÉLIVRÉ'],
  expiry: ['4b EXP/EXP', '4b EXPIRES/EXPIRE', '4b. EXP / EXP.', 'EXPIRES/EXPIRE'],
  birth: ['3 DOB/DDN', '3 DATE OF BIRTH/NAISSANCE', '3. BIRTH DATE/DATE NAIS.', 'DOB/DDN'],
  sex: ['15 SEX/SEXE', '15. SEX / SEXE', 'SEX/SEXE'],
  height: ['16 HGT/HAUT', '16. HGT / TAILLE', 'HEIGHT/TAILLE'],
  class: ['9 CLASS/CATÉG', '9. CLASS / CATÉGORIE', 'CLASS/CATÉG.'],
} as const

/** A bilingual licence of an English province: numbered captions in both languages, surname and given names under one of them. */
export const licenceLakes: UnseenLayout = {
  name: 'licence-lakes',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.blue, palettes.green, palettes.violet, palettes.grey])
    const person = holder(paper, 'CA')
    const { issued, expiry } = term(paper, person.birth, [5, 5, 2])
    const form = paper.pick(['y/m/d', 'y/m/d', 'y-m-d', 'y m d'] as const)
    const flip = paper.chance(0.35)
    const [textX, photoX] = flip ? [54, 868] : [402, 52]
    const say = (key: keyof typeof captions) => paper.pick(captions[key])
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const letter = last
      .normalize('NFD')
      .replace(/[^A-Z]/g, '')
      .charAt(0)
    const number = paper.put(
      'id_number',
      `${letter}${paper.code('####')} - ${paper.code('#####')} - ${paper.code('#####')}`.replaceAll(
        ' - ',
        paper.pick(['-', ' - ']),
      ),
    )
    const names = paper.pick([
      [entry(say('name'), [`${last},`, given])],
      [entry(say('name'), [last, given])],
      [entry(say('name'), `${last}, ${given}`)],
      [entry(say('last'), last), entry(say('first'), given)],
    ])
    const address = putAddress(
      paper,
      canadianLines(paper, 'ON').map((one) => one.toUpperCase()),
    )
    const country = paper.put('id_country', 'CA', paper.chance(0.6) ? 'CANADA' : 'Canada')
    const frame = { x: textX, width: 730, size: 30, gap: 8, palette: colors, how: 'above', caption: 17 } as const
    const top = stack([...names, entry(say('address'), address, 0.9), entry(say('number'), number, 1.1)], {
      ...frame,
      y: 178,
    })
    const dates = shuffled(paper, [
      entry(say('issued'), paper.put('id_issue_date', issued, dated(issued, form))),
      entry(say('expiry'), paper.put('id_expiry', expiry, dated(expiry, form))),
      entry(say('birth'), paper.put('date_of_birth', person.birth, dated(person.birth, form))),
    ])
    const sex = paper.put('sex', person.sex)
    const licenceClass = paper.put('licence_class', paper.pick(['G', 'G', 'G2', 'G1', 'M', 'D', 'AZ', 'GM2']))
    const small = [
      entry(say('sex'), sex),
      entry(say('height'), `${paper.between(150, 198)} cm`),
      entry(say('class'), licenceClass),
      entry(paper.pick(['12 REST/COND', '12. RESTR.']), paper.pick(['X', '*/', '**', 'X Y'])),
      ...(paper.chance(0.6) ? [entry('5 DD/RÉF', paper.code('@@#######'))] : []),
    ]
    const lower = Math.max(top.bottom + 6, 560)
    const state = paper.put('id_province', 'ON', paper.pick(['ONTARIO', 'Ontario']))
    const front = [
      box(0, 44, 1198, 84, { fill: colors.accent, opacity: 0.85 }),
      text(54, 102, state, { size: 46, face: 'serif-bold', color: '#ffffff' }),
      text(340, 80, paper.pick(["DRIVER'S LICENCE", "Driver's Licence", 'DRIVER LICENCE']), {
        size: 27,
        face: 'sans-bold',
        color: '#ffffff',
      }),
      text(340, 114, paper.pick(['PERMIS DE CONDUIRE', 'Permis de conduire']), {
        size: 24,
        face: 'sans',
        color: '#ffffff',
      }),
      text(1150, 102, country, { size: 24, face: 'sans', color: '#ffffff', align: 'right' }),
      ...photo(paper, photoX, 160, 280, 372),
      ...hologram(flip ? 800 : 1090, 420, 60, colors.wave),
      ...top.marks,
      ...across(dates, { ...frame, y: lower, size: 27 }),
      ...across(small, { ...frame, y: lower + 78, size: 25 }),
      scrawl(paper, photoX + 20, 600, 230),
      microprint(54, 722, 900, 'ONTARIO·', colors.label),
    ]
    const back = [
      box(0, 60, 1198, 120, { fill: '#2a2a2a' }),
      fit(60, 240, 'Conditions / Restrictions: ** none / aucune   X corrective lenses / verres correcteurs', 1060, {
        size: 22,
        face: 'narrow',
      }),
      fit(
        60,
        282,
        'Report a change of name or address within 6 days. / Signalez tout changement dans les 6 jours.',
        1060,
        { size: 22, face: 'narrow' },
      ),
      text(60, 660, `${number}   ${paper.code('*########*')}`, { size: 22, face: 'mono' }),
    ]
    return paper.chance(0.5)
      ? [side(paper, colors, front)]
      : [side(paper, colors, front), side(paper, palettes.white, back)]
  },
}
