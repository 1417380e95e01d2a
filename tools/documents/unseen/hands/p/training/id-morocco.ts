import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, star } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody } from '../people.ts'

/** The Moroccan card: names without captions, "Né le", "Valable jusqu’au"; parents as Ben and Bent behind; old and new. */
export const idMorocco: UnseenLayout = {
  name: 'id-morocco',
  docType: 'national_id',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'ma')
    const isNew = paper.chance(0.6)
    const issue = dayIn(paper, isNew ? '2020-08-10' : '2014-02-01', isNew ? '2026-09-10' : '2020-07-01')
    const expiry = validTo(issue, 10, 0)
    const number = `${paper.pick(['AB', 'BE', 'BK', 'Q', 'L', 'JC', 'EE', 'W', 'T'])}${paper.code('######')}`
    const size = paper.pick([28, 30, 32])
    const inline = cells({ where: 'right', caption: 22, value: size, ink: '#7d4536', face: 'sans-bold' })
    const below = cells({ where: 'below', caption: 19, value: 28, ink: '#7d4536' })
    const form = paper.pick(['DD.MM.YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY'])
    const day = (iso: string) => say(iso, form)
    const first = caps(who.given.join(' '))
    const left = paper.chance(0.5)
    const x = left ? 390 : 70
    const captioned = paper.chance(0.3)
    const names = captioned
      ? [
          ...below(x, 180, 'Prénom', paper.put('first_name', first)),
          ...below(x, 250, 'Nom', paper.put('last_name', caps(who.last))),
        ]
      : [
          fit(x, 206, paper.put('first_name', first), 480, { size, face: 'sans-bold' }),
          fit(x, 270, paper.put('last_name', caps(who.last)), 480, { size, face: 'sans-bold' }),
        ]
    const front = [
      text(599, 56, 'ROYAUME DU MAROC', { size: 30, face: 'sans-bold', color: '#4d6b46', align: 'middle' }),
      text(599, 98, paper.pick(['CARTE NATIONALE D’IDENTITE ELECTRONIQUE', 'CARTE NATIONALE D’IDENTITE']), {
        size: 24,
        color: '#4d6b46',
        align: 'middle',
      }),
      star(1110, 68, 36, '#2f7a44'),
      ...face(paper, who, { x: left ? 60 : 860, y: 150, scale: 0.98 }),
      ...names,
      ...inline(
        x,
        342,
        who.sex === 'F' && paper.chance(0.6) ? 'Née le' : 'Né le',
        paper.put('date_of_birth', who.birth, day(who.birth)),
        460,
      ),
      ...inline(x, 402, 'à', paper.put('place_of_birth', caps(who.town)), 470),
      ...inline(
        x,
        520,
        paper.pick(['Valable jusqu’au', 'Valable jusqu’au', 'Expire le']),
        paper.put('id_expiry', expiry, day(expiry)),
        480,
      ),
      ...(paper.chance(0.8)
        ? [text(left ? 60 : 860, 600, paper.put('id_number', number), { size: 34, face: 'sans-bold' })]
        : inline(x, 600, 'CIN N°', paper.put('id_number', number), 470)),
      ...(isNew
        ? [
            ...chip(left ? 940 : 640, 180, 150),
            text(left ? 1130 : 600, 660, `CAN ${paper.code('######')}`, { size: 22, align: 'right' }),
          ]
        : []),
      ...signed(paper, x + 60, 610, 1.3),
    ]
    if (paper.chance(0.3)) return [card(paper, ['green', 'rose', 'sand'], front)]
    const lines = who.address.map(caps)
    const address = lines.join(' ')
    const [father, mother] = [somebody(paper, 'ma', { sex: 'M' }), somebody(paper, 'ma', { sex: 'F' })]
    const [f, fg, m, mg] = [
      father.given[0],
      father.given[1] ?? 'Ahmed',
      mother.given[0],
      mother.last.split(' ').at(-1),
    ].map((name) => caps(name ?? ''))
    const dad = paper.pick([`${f} BEN ${fg}`, `${f}`])
    const mum = paper.pick([`${m} BENT ${mg}`, `${m}`])
    const back = [
      text(60, 66, `N° ${number}`, { size: 28, face: 'sans-bold' }),
      ...inline(640, 66, 'Valable jusqu’au', say(expiry, 'DD.MM.YYYY'), 500),
      ...inline(
        60,
        142,
        who.sex === 'F' ? paper.pick(['Fille de', 'Fils/Fille de']) : 'Fils de',
        paper.put('father_name', dad),
        900,
      ),
      ...inline(60, 196, 'et de', paper.put('mother_name', mum), 900),
      ...inline(60, 262, paper.pick(['Adresse', 'Adresse :']), paper.put('address', address), 1060),
      ...inline(
        60,
        326,
        paper.pick(['N° état civil', 'N° d’état civil']),
        `${paper.between(12, 2400)}/${who.birth.slice(0, 4)}`,
        480,
      ),
      ...inline(640, 326, 'Sexe', paper.put('sex', who.sex), 300),
      ...(paper.chance(0.5) ? inline(60, 386, 'Délivrée le', paper.put('id_issue_date', issue, day(issue)), 480) : []),
      text(640, 386, paper.pick(['Le Directeur Général', 'LE PREFET']), { size: 20 }),
      ...cardFoot(
        td1({
          code: 'I',
          state: 'MAR',
          nationality: 'MAR',
          number: paper.code('@#######'),
          who,
          expiry,
          optional: number,
        }),
      ),
    ]
    paper.put('id_country', 'MA', 'ROYAUME DU MAROC')
    return [card(paper, ['green', 'rose', 'sand'], front), card(paper, ['green', 'sand'], back)]
  },
}
