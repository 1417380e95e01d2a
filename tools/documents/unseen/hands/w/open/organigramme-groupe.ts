import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putList } from '../kit.ts'
import { firm, folk } from '../people.ts'

/** A French group's legal chart on a slide: persons in rounded frames at the head, firms below, percentages on the lines. */
export const organigrammeGroupe: UnseenLayout = {
  name: 'organigramme-groupe',
  docType: 'org_chart',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const owners = [next(), next(), next()].slice(0, paper.between(2, 3))
    const closed = addDays(paper.today, -paper.between(20, 300))
    const [holding, first, second, third] = [firm(paper, 'fr'), firm(paper, 'fr'), firm(paper, 'fr'), firm(paper, 'fr')]
    const name = `Groupe ${holding.split(' ').slice(1).join(' ')}`
    const top = `${holding.split(' ').slice(1).join(' ')} Participations SAS`
    const page = leaf('a4wide', { size: 9 })
    page.box(0, 0, 842, 54, { fill: '#23394d' })
    page.t(36, 34, `${name} – Organigramme juridique simplifié`, { size: 15, face: 'sans-bold', color: '#fff' })
    page.r(806, 34, `Situation au ${day(closed, 'Do MMMM YYYY', 'fr')}`, { size: 9, color: '#fff' })
    const people = putList(
      paper,
      'beneficial_owners',
      owners.map((one) => `${one.given} ${one.surname.toUpperCase()}`),
    )
    const shares = owners.length === 2 ? ['65 %', '35 %'] : ['48 %', '30 %', '22 %']
    const gap = 620 / owners.length
    page.rule(421 - (gap * (owners.length - 1)) / 2, 176, 421 + (gap * (owners.length - 1)) / 2, 176)
    people.forEach((person, index) => {
      const x = 421 + (index - (owners.length - 1) / 2) * gap
      page.box(x - 85, 92, 170, 40, { fill: '#f6e9d7', stroke: '#b98b4d', strokeWidth: 0.8 })
      page.c(x, 110, person, { face: 'sans-bold', size: 9 })
      page.c(x, 124, index === 0 ? 'Personne physique – fondateur' : 'Personne physique', { size: 7 })
      page.rule(x, 132, x, 176)
      page.t(x + 5, 158, shares[index] ?? '', { size: 9, face: 'sans-bold', color: '#b0642a' })
    })
    page.rule(421, 176, 421, 206)
    page.box(296, 206, 250, 54, { fill: '#23394d' })
    page.c(421, 228, paper.put('legal_name', top), { size: 11, face: 'sans-bold', color: '#fff' })
    page.c(421, 244, `SIREN ${paper.code('9## ### ###')}  –  ${owners[0]?.town ?? ''}`, { size: 8, color: '#fff' })
    page.rule(421, 260, 421, 302)
    page.rule(150, 302, 692, 302)
    const subs = [
      { label: `${first} SARL`, share: '100 %', trade: 'Exploitation' },
      { label: `${second} SAS`, share: '80 %', trade: 'Services' },
      { label: `SCI ${third.split(' ').slice(1).join(' ')}`, share: '99,9 %', trade: 'Immobilier' },
    ]
    subs.forEach(({ label, share, trade }, index) => {
      const x = 150 + index * 271
      page.rule(x, 302, x, 346)
      page.t(x + 5, 328, share, { size: 9, face: 'sans-bold', color: '#b0642a' })
      page.box(x - 100, 346, 200, 62, { stroke: '#23394d', strokeWidth: 1.1 })
      page.c(x, 368, label, { size: 9.4, face: 'sans-bold' })
      page.c(x, 382, `${trade} – France`, { size: 8 })
      page.c(x, 396, `RCS ${paper.code('8## ### ###')}`, { size: 8 })
    })
    page.rule(421, 408, 421, 448)
    page.t(426, 432, '51 %', { size: 9, face: 'sans-bold', color: '#b0642a' })
    page.box(321, 448, 200, 46, { stroke: '#23394d', strokeWidth: 1.1 })
    page.c(421, 468, `${second.split(' ').slice(1).join(' ')} Maroc SARL`, { size: 9.4, face: 'sans-bold' })
    page.c(421, 482, 'Casablanca', { size: 8 })
    page.t(
      36,
      536,
      'Les pourcentages indiquent la part du capital et des droits de vote. Aucun démembrement de titres.',
      { size: 8 },
    )
    page.t(36, 572, 'SPÉCIMEN – document interne, direction juridique', { size: 7 })
    page.r(806, 572, '3', { size: 7 })
    return [page.sheet()]
  },
}
