import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { home, plain, several } from '../people.ts'
import { ago, french, listed, numeric } from '../say.ts'

const trades = [
  'l’exploitation d’une clinique de physiothérapie',
  'la gestion d’un immeuble locatif de douze logements',
  'la culture maraîchère biologique',
  'l’exercice en commun de la profession d’architecte',
] as const
const words = ['Clinique', 'Les Associés', 'Ferme', 'Atelier'] as const

/** A partnership contract of Québec: title page sentence, parties numbered, shares in a small table, clauses in the Civil Code's words. */
export const qcPartnership: UnseenLayout = {
  name: 'qc-partnership',
  docType: 'partnership_agreement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const partners = several(paper, 'QC', paper.between(2, 4))
    const name = paper.put(
      'legal_name',
      `${paper.pick(words)} ${partners
        .slice(0, 2)
        .map(({ last }) => last)
        .join(' ')} ${paper.pick(['S.E.N.C.', 's.e.n.c.r.l.', 'S.E.N.C.R.L.'])}`,
    )
    const flow = openFlow({
      paper: 'letter',
      left: 78,
      right: 78,
      size: 11,
      face: paper.pick(['serif', 'sans', 'narrow']),
      foot: 'Initiales des associés : ______  ______',
    })
    const signed = ago(paper, 20, 5000)
    const names = listed(paper, 'partners', partners.map(plain))
    flow.c(
      paper.pick([
        'CONTRAT DE SOCIÉTÉ EN NOM COLLECTIF',
        'CONVENTION D’ASSOCIÉS EN NOM COLLECTIF',
        'CONTRAT DE SOCIÉTÉ',
      ]),
      { size: 15, face: 'serif-bold', after: 20 },
    )
    const date = paper.put('document_date', signed, paper.chance(0.7) ? french(signed) : numeric(signed, 'Y-m-d'))
    const dateFirst = paper.chance(0.5)
    flow.p(
      dateFirst
        ? `Intervenu à ${paper.pick(['Gatineau', 'Matane', 'Montréal'])}, le ${date},`
        : `Intervenu en la ville de ${paper.pick(['Saint-Raymond', 'Joliette'])}, province de Québec,`,
      { after: 12 },
    )
    flow.p('ENTRE :', { face: 'serif-bold', after: 6 })
    names.forEach((one, index) => {
      flow.p(
        `${index + 1}. ${one}, domicilié${partners[index]?.sex === 'F' ? 'e' : ''} au ${home(paper, 'QC').join(', ').replace(/\s+/g, ' ')};`,
        { indent: 30, after: index === names.length - 1 ? 10 : 3 },
      )
      if (index < names.length - 1) flow.p('ET', { indent: 200, after: 3 })
    })
    flow.p('(ci-après collectivement désignés les « associés »)', { indent: 120, after: 14 })
    const clause = (number: number, heading: string, content: string) => {
      flow.p(`${number}. ${heading}`, { face: 'serif-bold', after: 3 })
      flow.p(content, { after: 10 })
    }
    clause(1, 'Nom', `Les associés exercent leur activité sous le nom de ${name}`)
    clause(2, 'Objet', `La société a pour objet ${paper.pick(trades)}.`)
    clause(3, 'Siège', `L’établissement principal est situé au ${home(paper, 'QC').join(', ').replace(/\s+/g, ' ')}.`)
    clause(
      4,
      'Durée',
      'La société commence à la date des présentes et se continue pour une durée indéterminée, sous réserve de l’article 2230 du Code civil du Québec.',
    )
    const share = Math.floor(100 / names.length)
    clause(
      5,
      'Apports et parts',
      'Chaque associé apporte une somme de 10 000 $ et détient dans les profits et dans les pertes la part suivante :',
    )
    names.forEach((one, index) =>
      flow.pair(one, `${index === 0 ? 100 - share * (names.length - 1) : share} %`, 260, { indent: 40 }),
    )
    flow.gap(8)
    clause(
      6,
      'Administration',
      'Les décisions courantes sont prises à la majorité; l’emprunt, le cautionnement et l’admission d’un nouvel associé exigent le consentement unanime.',
    )
    clause(
      7,
      'Exercice financier',
      'L’exercice financier se termine le 31 décembre. Les comptes sont tenus par un comptable professionnel agréé choisi par les associés.',
    )
    clause(
      8,
      'Retrait',
      'L’associé qui se retire donne un préavis écrit de quatre-vingt-dix jours. Sa part est évaluée selon la valeur comptable au dernier bilan.',
    )
    if (paper.chance(0.5))
      clause(
        9,
        'Non-concurrence',
        'Pendant douze mois suivant son retrait, l’associé s’abstient de toute activité concurrente dans un rayon de vingt-cinq kilomètres.',
      )
    flow.p(
      dateFirst
        ? 'EN FOI DE QUOI, les associés ont signé à la date et au lieu mentionnés en premier lieu.'
        : `EN FOI DE QUOI, les associés ont signé le ${date}.`,
      { after: 26 },
    )
    for (const one of names) flow.p(`_________________________   ${one}`, { after: 14, size: 10 })
    return flow.sheets()
  },
}
