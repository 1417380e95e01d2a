import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay, putList } from '../kit.ts'
import { firm, folk } from '../people.ts'

const means = [
  'Détention directe de plus de 25 % du capital ou des droits de vote',
  'Détention indirecte de plus de 25 % du capital ou des droits de vote',
  'Contrôle effectif par tout autre moyen',
] as const

/** A Moroccan declaration to the public register of beneficial owners: numbered sections, a table, and a stamp of receipt in the corner. */
export const recepisseBeneficiaires: UnseenLayout = {
  name: 'recepisse-beneficiaires',
  docType: 'ownership_declaration',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'MA')
    const owners = [next(), next(), next()].slice(0, paper.between(2, 3))
    const agent = next()
    const signed = addDays(paper.today, -paper.between(4, 420))
    const name = `${firm(paper, 'fr').toUpperCase()} ${paper.pick(['S.A.R.L.', 'S.A.', 'SARL AU'])}`
    const page = leaf('a4', { size: 8.8 })
    page.rows(46, 46, 12, ['ROYAUME DU MAROC', 'Office marocain de la propriété', 'industrielle et commerciale'], {
      size: 8.4,
      face: 'sans-bold',
    })
    page.c(297, 116, 'REGISTRE PUBLIC DES BÉNÉFICIAIRES EFFECTIFS', { size: 12.5, face: 'sans-bold' })
    const kind = paper.between(0, 2)
    ;['Déclaration initiale', 'Déclaration modificative', 'Déclaration confirmative'].forEach((caption, index) => {
      page.tick(110 + index * 135, 134, 8, index === kind)
      page.t(122 + index * 135, 134, caption, { size: 8.4 })
    })
    page.c(297, 148, '(décret n° 2-21-708 – loi n° 43-05 telle que modifiée)', { size: 7.6 })
    page.box(388, 32, 161, 56, { stroke: '#20408f', strokeWidth: 1.2 })
    page.rows(396, 46, 12, ['REÇU LE', day(addDays(signed, 3), 'DD/MM/YYYY'), `N° ${paper.code('RBE-######')}`], {
      size: 8.4,
      color: '#20408f',
    })
    page.t(46, 184, 'I.  PERSONNE MORALE DÉCLARANTE', { face: 'sans-bold' })
    page.rule(46, 188, 549, 188)
    const dotted = (y: number, caption: string, value: string, x = 46) => {
      page.t(x, y, `${caption} :`)
      page.t(x === 46 ? 190 : 420, y, value, { face: 'sans-bold' })
    }
    dotted(208, 'Dénomination sociale', paper.put('legal_name', name))
    dotted(226, 'Registre du commerce', `${paper.code('4####')} – ${agent.town}`)
    dotted(226, 'I.C.E.', paper.code('00##########0##'), 360)
    dotted(244, 'Identifiant fiscal', paper.code('3#######'))
    dotted(244, 'Forme', name.slice(name.indexOf(' S') + 1), 360)
    dotted(262, 'Siège social', `${agent.home.join(' ')}`)
    page.t(46, 300, 'II.  BÉNÉFICIAIRE(S) EFFECTIF(S)', { face: 'sans-bold' })
    page.rule(46, 304, 549, 304)
    const names = putList(
      paper,
      'beneficial_owners',
      owners.map(({ given, surname }) => `${surname} ${given}`),
    )
    const edges = [46, 66, 190, 250, 310, 352, 549]
    const top = 314
    const heads = ['', 'Nom et prénom', 'Né(e) le', 'CNIE', '%', 'Modalités de contrôle']
    const height = 34
    edges.forEach((x) => page.rule(x, top, x, top + height * (owners.length + 1)))
    for (let row = 0; row <= owners.length + 1; row += 1) page.rule(46, top + row * height, 549, top + row * height)
    heads.forEach((head, index) => page.t((edges[index] ?? 0) + 4, top + 20, head, { size: 8, face: 'sans-bold' }))
    const shares = owners.length === 2 ? [60, 40] : [40, 33, 27]
    owners.forEach((owner, index) => {
      const y = top + (index + 1) * height
      page.t(52, y + 20, String(index + 1))
      page.fit(70, y + 20, 116, names[index] ?? '')
      page.t(194, y + 20, day(owner.born, 'DD/MM/YYYY'), { size: 8 })
      page.t(254, y + 20, paper.code('@@######'), { size: 8 })
      page.t(314, y + 20, `${shares[index] ?? 0},00`)
      page.p(356, y + 15, 188, paper.pick(means), { size: 7.6, leading: 10 })
    })
    let y = top + height * (owners.length + 1) + 34
    page.t(46, y, 'III.  MANDATAIRE ET ENGAGEMENT', { face: 'sans-bold' })
    page.rule(46, y + 4, 549, y + 4)
    y = page.p(
      46,
      y + 24,
      503,
      `Je soussigné(e) ${agent.given} ${agent.surname}, agissant en qualité de ${paper.pick(['gérant', 'représentant légal', 'fondé de pouvoir'])}, certifie l'exactitude des renseignements ci-dessus et m'engage à déclarer toute modification dans les trente jours.`,
    )
    page.t(46, y + 26, `Fait à ${agent.town}, le ${putDay(paper, 'document_date', signed, 'DD/MM/YYYY')}`)
    page.t(380, y + 26, 'Signature et cachet')
    page.box(372, y + 34, 177, 70, { stroke: '#888', strokeWidth: 0.5 })
    page.t(46, 806, 'SPÉCIMEN – Modèle RBE/1', { size: 7 })
    return [page.sheet()]
  },
}
