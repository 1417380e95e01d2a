import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, nb, putDay } from '../kit.ts'
import { folk } from '../people.ts'

const cars = [
  ['RENAULT', 'CLIO', 'M10RENVP0012345', '5'],
  ['PEUGEOT', '308', 'M10PGTVP0067X21', '6'],
  ['DACIA', 'DUSTER', 'M10DACVP009A114', '7'],
] as const

/** A French vehicle registration certificate: harmonised letters instead of captions, three folds, a coupon to detach, two lines for machines. */
export const certificatVehicule: UnseenLayout = {
  name: 'certificat-vehicule',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const owner = folk(paper, 'FR')()
    const issued = addDays(paper.today, -paper.between(10, 3000))
    const first = addDays(issued, -paper.between(0, 3000))
    const [make, model, kind, power] = paper.pick(cars)
    const plate = paper.code('@@-###-@@')
    const vin = paper.code('VF1@@0@0H########')
    const page = leaf('a4', { face: 'sans', size: 8.8, background: '#f3f6ef' })
    page.box(36, 30, 523, 60, { fill: '#d7e3ef' })
    page.c(297, 50, 'RÉPUBLIQUE FRANÇAISE', { size: 9, face: 'sans-bold' })
    page.c(297, 68, 'CERTIFICAT D’IMMATRICULATION', { size: 14, face: 'sans-bold' })
    page.c(
      297,
      82,
      'Permiso de circulación / Registration certificate / Zulassungsbescheinigung / Carta di circolazione',
      { size: 6.4 },
    )
    page.t(44, 52, 'F', { size: 16, face: 'sans-bold' })
    const code = (x: number, y: number, letter: string, value: string) => {
      page.t(x, y, letter, { size: 7.4, color: '#3a5f8a' })
      page.t(x + 26, y, value, { face: 'mono', size: 9.4 })
    }
    const name = paper.put('document_holder_name', `${owner.surname.toUpperCase()} ${owner.given.toUpperCase()}`)
    code(44, 120, 'A', plate)
    code(320, 120, 'B', day(first, 'DD/MM/YYYY'))
    code(44, 146, 'C.1', name)
    code(44, 164, 'C.4a', `EST LE PROPRIÉTAIRE DU VÉHICULE`)
    code(44, 188, 'C.3', owner.home[0].toUpperCase())
    page.t(70, 202, owner.home[1], { face: 'mono', size: 9.4 })
    page.rule(36, 222, 559, 222, { strokeWidth: 0.4 })
    const facts: readonly (readonly [string, string])[] = [
      ['D.1', make],
      ['D.2', kind.slice(0, 9)],
      ['D.2.1', kind],
      ['D.3', model],
      ['E', vin],
      ['F.1', String(paper.between(1500, 2100))],
      ['F.2', '1690'],
      ['G', '1245'],
      ['G.1', '1170'],
      ['J', 'M1'],
      ['J.1', 'VP'],
      ['J.3', 'CI'],
      ['P.1', '1461'],
      ['P.2', String(paper.between(55, 110))],
      ['P.3', paper.pick(['GO', 'ES', 'EH'])],
      ['P.6', power],
      ['S.1', '5'],
      ['U.1', '74'],
      ['V.7', String(paper.between(89, 140))],
      ['V.9', 'EURO6'],
    ]
    facts.forEach(([letter, value], index) =>
      code(44 + (index % 2) * 276, 244 + Math.floor(index / 2) * 19, letter, value),
    )
    code(320, 452, 'I', putDay(paper, 'document_date', issued, 'DD/MM/YYYY'))
    code(44, 452, 'H', '')
    code(44, 476, 'X.1', `VISITE AVANT LE ${day(addDays(issued, 700), 'DD/MM/YYYY')}`)
    page.rows(44, 506, 13, [`Y.1  ${paper.between(90, 300)},00 €`, `Y.3  0,00 €`, 'Y.4  11,00 €', 'Y.5  2,76 €'], {
      size: 8,
    })
    page.rows(320, 506, 13, ['Pour le ministre de l’Intérieur', 'et par délégation'], { size: 8 })
    page.rows(
      44,
      580,
      15,
      [
        `CRFRA${plate.replaceAll('-', '')}8${vin}8${first.slice(2, 4)}`.padEnd(36, '<').slice(0, 36),
        `${make}<<<${model}`.padEnd(22, '<') + paper.code('################').slice(0, 14),
      ],
      { face: 'mono', size: 11 },
    )
    for (let x = 36; x < 559; x += 8) page.rule(x, 620, x + 4, 620, { strokeWidth: 0.5 })
    page.t(44, 640, 'COUPON DÉTACHABLE', { face: 'sans-bold' })
    page.p(
      44,
      656,
      505,
      `Sert de titre de circulation pendant un mois à compter de la date de cession. Cadre réservé à l’acheteur :${nb}nom, domicile, signature.`,
      { size: 7.6 },
    )
    code(44, 700, 'A', plate)
    code(200, 700, 'D.1', make)
    code(320, 700, 'E', vin)
    page.box(320, 720, 229, 60, { stroke: '#3a5f8a', strokeWidth: 0.5 })
    page.t(44, 820, `N° de formule  ${issued.slice(0, 4)}${paper.code('@@#####')}     SPÉCIMEN`, { size: 7 })
    return [page.sheet()]
  },
}
