import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay, putList } from '../kit.ts'
import { folk } from '../people.ts'

/** A Moroccan power of attorney typed at a public writer's, with the district's stamp of legalisation across its foot. */
export const procurationLegalisee: UnseenLayout = {
  name: 'procuration-legalisee',
  docType: 'power_of_attorney',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'MA')
    const [giver, taker] = [next(), next()]
    const signed = addDays(paper.today, -paper.between(2, 500))
    const title = (isWoman: boolean) => (isWoman ? 'Mme' : 'M.')
    const page = leaf('a4', { face: 'serif', size: 11 })
    page.c(297, 92, 'PROCURATION GÉNÉRALE', { size: 16, face: 'serif-bold' })
    page.rule(170, 98, 424, 98, { strokeWidth: 0.8 })
    const wide = 455
    let y = page.p(70, 146, wide, `Je ${giver.isWoman ? 'soussignée' : 'soussigné'} :`)
    y = page.p(
      96,
      y + 6,
      wide - 26,
      `${title(giver.isWoman)} ${paper.put('document_holder_name', `${giver.given} ${giver.surname}`)}, de nationalité marocaine, ${giver.isWoman ? 'née' : 'né'} le ${day(giver.born, 'DD/MM/YYYY')} à ${giver.town}, titulaire de la C.N.I.E. n° ${paper.code('@@######')}, demeurant au ${giver.home.join(' ')},`,
      { leading: 17 },
    )
    y = page.p(70, y + 12, wide, 'donne par la présente tous pouvoirs à :')
    putList(paper, 'signatories', [`${taker.given} ${taker.surname}`])
    y = page.p(
      96,
      y + 6,
      wide - 26,
      `${title(taker.isWoman)} ${taker.given} ${taker.surname}, de nationalité marocaine, titulaire de la C.N.I.E. n° ${paper.code('@######')}, demeurant au ${taker.home.join(' ')},`,
      { leading: 17 },
    )
    y = page.p(70, y + 12, wide, 'pour agir en mon nom et pour mon compte, et notamment :')
    const powers = [
      '– ouvrir, faire fonctionner et clôturer tous comptes bancaires, effectuer tous retraits, versements et virements, signer et endosser tous chèques ;',
      '– vendre, acheter ou louer tous biens meubles ou immeubles aux prix et conditions que le mandataire jugera convenables ;',
      '– me représenter auprès de toutes administrations, de la conservation foncière et des tribunaux du Royaume ;',
      '– signer tous actes, recevoir tous courriers et, en général, faire le nécessaire.',
    ]
    for (const power of powers) y = page.p(96, y + 2, wide - 26, power, { leading: 16 })
    y = page.p(
      70,
      y + 14,
      wide,
      'La présente procuration est établie pour servir et valoir ce que de droit. Elle demeure valable jusqu’à révocation écrite.',
      { leading: 17 },
    )
    page.t(300, y + 20, `Fait à ${giver.town}, le ${putDay(paper, 'document_date', signed, 'Do MMMM YYYY', 'fr')}`)
    page.t(330, y + 40, `${giver.isWoman ? 'La mandante' : 'Le mandant'}`)
    page.add(...signature(320, y + 50, 0.6, paper.pick([0, 1])))
    const ink = '#1d3f91'
    page.box(62, 664, 236, 102, { stroke: ink, strokeWidth: 1.4 })
    page.rows(
      72,
      682,
      14,
      [
        'ROYAUME DU MAROC',
        'Ministère de l’Intérieur',
        `Arrondissement ${paper.pick(['Maârif', 'Agdal', 'Anfa'])} – Légalisation de signature`,
        `Vu pour la légalisation de la signature`,
        `N° ${paper.code('####/')}${signed.slice(0, 4)}  Taxe perçue : 2 DH`,
        `Le ${day(signed, 'DD.MM.YYYY')}`,
      ],
      { size: 8, color: ink, face: 'sans' },
    )
    page.add(...seal(344, 716, 38, ink))
    page.t(70, 812, 'SPÉCIMEN', { size: 7, face: 'sans' })
    return [page.sheet()]
  },
}
