import { box, ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { across, datePrinter, dated, entry, fit, hologram, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A health card with a photograph and a version code, the name without a caption; or the old red and white one without dates. */
export const healthGreatLake: UnseenLayout = {
  name: 'health-great-lake',
  docType: 'health_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const old = paper.chance(0.25)
    const colors = old ? palettes.white : paper.pick([palettes.green, palettes.teal, palettes.green, palettes.violet])
    const person = holder(paper, 'CA', 0.4)
    const { issued, expiry } = term(paper, person.birth, [5, 5, 10])
    const form = paper.pick(['y-m-d', 'y/m/d', 'y m d', 'y.m.d'] as const)
    const print = datePrinter(paper, form)
    const joint = paper.pick([' - ', '-', ' '])
    const digits = [paper.code('####'), paper.code('###'), paper.code('###')].join(joint)
    const number = paper.put('id_number', old ? digits : `${digits}${joint}${paper.code('@@')}`)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const state = paper.put('id_province', 'ON', paper.pick(['Ontario', 'ONTARIO']))
    const names = paper.pick([[`${given} ${last}`], [`${last}, ${given}`], [last, given], [`${last},`, given]])
    if (old) {
      return [
        side(paper, colors, [
          box(0, 44, 1198, 260, { fill: '#c8202f' }),
          text(60, 130, 'Health', { size: 72, face: 'serif-bold', color: '#ffffff' }),
          text(360, 130, 'Santé', { size: 72, face: 'serif', color: '#ffffff' }),
          text(1140, 130, state, { size: 44, face: 'sans-bold', color: '#ffffff', align: 'right' }),
          ellipse(1060, 220, 60, 46, { fill: '#ffffff', opacity: 0.25 }),
          text(90, 430, number, { size: 64, face: 'mono-bold' }),
          ...names.map((name, index) => fit(90, 540 + index * 52, name, 980, { size: 42, face: 'mono' })),
          text(90, 680, 'This card must be shown each time an insured service is required.', {
            size: 20,
            face: 'narrow',
          }),
        ]),
      ]
    }
    const facts = [
      entry(
        paper.pick(['Born / Né(e) le', 'DOB / DDN', 'Birth / Naissance', 'Date of Birth/Naissance']),
        print('date_of_birth', person.birth),
      ),
      entry(paper.pick(['Sex / Sexe', 'SEX/SEXE']), person.sex),
      entry(paper.pick(['ISS / DÉL', 'Issued / Délivrée', 'Effective / En vigueur']), dated(issued, form)),
      entry(
        paper.pick(['EXP / EXP', 'Expires / Expire', 'Expiry / Expiration', 'Valid to / Valide jusqu’au']),
        print('id_expiry', expiry),
      ),
    ]
    const right = paper.chance(0.5)
    const x = right ? 60 : 400
    const above = paper.chance(0.5)
    const frame = { palette: colors, size: 27, gap: 10, how: above ? 'above' : 'run', caption: 18 } as const
    const block = stack([entry('', names, 1.2)], { ...frame, x, y: above ? 360 : 290, width: 720 })
    const front = [
      shape('M0 44 L1198 44 L1198 130 C900 200 500 100 0 170 Z', { fill: colors.accent, opacity: 0.55 }),
      text(60, 112, paper.pick(['Health • Santé', 'HEALTH / SANTÉ', 'Health Card - Carte Santé']), {
        size: 46,
        face: 'sans-bold',
        color: '#ffffff',
      }),
      text(1140, 108, state, { size: 34, face: 'serif-bold', color: colors.ink, align: 'right' }),
      ...photo(paper, right ? 840 : 56, 200, 290, 360),
      fit(x, above ? 270 : 400, number, 720, { size: 52, face: paper.pick(['sans-bold', 'mono-bold'] as const) }),
      ...block.marks,
      ...across(facts, { ...frame, how: 'above', x, y: 500, width: 750, size: 25 }, [1.3, 0.8, 1.2, 1.2]),
      scrawl(paper, x, 640, 280),
      ...hologram(right ? 700 : 1060, 640, 66, colors.wave),
    ]
    return [side(paper, colors, front)]
  },
}
