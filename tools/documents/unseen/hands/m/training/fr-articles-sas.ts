import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, several, somebody, plain, title } from '../people.ts'
import { ago, french, listed } from '../say.ts'

const objects = [
  'la fabrication et la pose de menuiseries intérieures et extérieures',
  'le conseil aux entreprises en matière d’organisation',
  'l’achat, la transformation et la vente d’huiles et de condiments',
  'le transport public routier de marchandises',
] as const

/** Statutes of a simplified company: cover, signatories in a list, numbered articles, the first president named in the last pages. */
export const frArticlesSas: UnseenLayout = {
  name: 'fr-articles-sas',
  docType: 'articles',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const name = paper.put('legal_name', paper.pick(firms.FR))
    const flow = openFlow({
      paper: 'a4',
      left: 76,
      right: 76,
      size: 10.5,
      face: paper.pick(['serif', 'sans']),
      foot: `${name} – Statuts constitutifs – paraphes : ____ ____`,
    })
    const signed = ago(paper, 60, 4000)
    const founders = several(paper, 'FR', paper.between(2, 3))
    const capital = paper.between(2, 60) * 1000
    const euros = String(capital).replace(/(\d)(?=(\d{3})+$)/g, '$1 ')
    const seat = home(paper, 'FR').join(', ')
    const cover = paper.chance(0.6)
    if (cover) flow.gap(150)
    flow.c(name, { size: 20, face: 'serif-bold', after: 6 })
    for (const row of [
      'Société par actions simplifiée',
      `au capital de ${euros} euros`,
      `Siège social : ${seat}`,
      paper.pick(['R.C.S. en cours d’immatriculation', 'Société en cours de constitution']),
    ])
      flow.c(row, { size: 10.5 })
    flow.gap(26)
    flow.c('STATUTS', { size: 16, face: 'serif-bold', after: 16 })
    const date = paper.put('document_date', signed, french(signed))
    if (cover) {
      flow.c(`${paper.pick(['En date du', 'Établis le', 'Signés le'])} ${date}`)
      flow.turn()
    }
    flow.p(paper.pick(['LES SOUSSIGNÉS :', 'Les soussignés,', 'Entre les soussignés :']), { face: 'serif-bold' })
    for (const founder of founders)
      flow.p(
        `– ${title(founder, 'long')} ${plain(founder)}, né${founder.sex === 'F' ? 'e' : ''} le ${french(ago(paper, 9000, 22000))}, de nationalité française, demeurant ${home(paper, 'FR').join(', ')} ;`,
        { indent: 14 },
      )
    flow.p(
      'ont établi ainsi qu’il suit les statuts de la société par actions simplifiée qu’ils ont décidé d’instituer.',
      { after: 10 },
    )
    const article = (number: number, heading: string, content: string) => {
      flow.p(`ARTICLE ${number} – ${heading}`, { face: 'serif-bold', after: 3 })
      flow.p(content, { after: 9 })
    }
    article(
      1,
      'FORME',
      'Il est formé entre les propriétaires des actions ci-après créées une société par actions simplifiée régie par les dispositions légales applicables et par les présents statuts.',
    )
    article(
      2,
      'OBJET',
      `La Société a pour objet, en France et à l’étranger : ${paper.pick(objects)}, et généralement toutes opérations financières, mobilières ou immobilières pouvant s’y rattacher directement ou indirectement.`,
    )
    article(
      3,
      'DÉNOMINATION',
      `La dénomination de la Société est : ${name}. Dans tous les actes émanant de la Société, elle doit être précédée ou suivie des mots « société par actions simplifiée » ou des initiales « S.A.S. ».`,
    )
    article(4, 'SIÈGE SOCIAL', `Le siège social est fixé : ${seat}. Il peut être transféré par décision du président.`)
    article(
      5,
      'DURÉE',
      'La durée de la Société est fixée à quatre-vingt-dix-neuf années à compter de son immatriculation au registre du commerce et des sociétés.',
    )
    article(
      6,
      'APPORTS',
      `Les associés apportent à la Société une somme en numéraire de ${euros} euros, déposée à la Banque des Deux-Rives le ${french(ago(paper, 4001, 4040))} sur un compte ouvert au nom de la Société en formation.`,
    )
    article(
      7,
      'CAPITAL SOCIAL',
      `Le capital social est fixé à ${euros} euros. Il est divisé en ${euros} parts du capital d’un euro de valeur nominale chacune, intégralement souscrites et libérées.`,
    )
    article(
      8,
      'TRANSMISSION',
      'Toute cession à un tiers est soumise à l’agrément préalable de la collectivité des associés statuant à la majorité des deux tiers.',
    )
    const boss = founders[0] ?? somebody(paper, 'FR')
    const known = plain(boss)
    const more = paper.chance(0.5) ? founders[1] : undefined
    const names = listed(paper, 'directors', more === undefined ? [known] : [known, plain(more)])
    article(
      9,
      'DIRECTION',
      `La Société est représentée à l’égard des tiers par un président, personne physique ou morale, associé ou non. ${paper.pick(['Est nommé premier président', 'Est désigné en qualité de premier président', 'Le premier président de la Société est'])} sans limitation de durée : ${title(boss, 'long')} ${names[0]}, qui accepte.${names[1] === undefined ? '' : ` Est nommé${more?.sex === 'F' ? 'e directrice générale' : ' directeur général'} : ${names[1]}.`}`,
    )
    article(
      10,
      'EXERCICE SOCIAL',
      `L’exercice commence le 1er janvier et se termine le 31 décembre. Le premier exercice sera clos le 31 décembre ${Number(signed.slice(0, 4)) + 1}.`,
    )
    article(
      11,
      'JOUISSANCE DE LA PERSONNALITÉ MORALE',
      'La Société jouira de la personnalité morale à compter de son immatriculation. Un état des actes accomplis pour son compte est annexé aux présents statuts.',
    )
    flow.gap(12)
    if (flow.y() > 700) flow.turn()
    flow.p(
      `Fait à ${paper.pick(['Quimper', 'Lille', 'Grenade-sur-Garonne'])}, le ${date}, en ${founders.length + 2} exemplaires originaux.`,
    )
    flow.p(founders.map(plain).join('          '), { size: 9 })
    return flow.sheets()
  },
}
