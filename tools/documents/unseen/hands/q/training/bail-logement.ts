import { addDays, addYears, parts } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, signLines } from '../blocks.ts'
import { need, openFlow, pair, para, sheetsOf, turn } from '../flow.ts'
import { crowd, enumerated, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, putDate } from '../wording.ts'

/** A French residential lease: lessor and joint tenants with other addresses, rent beside charges and deposit, dates as a duration. */
export const bailLogement: UnseenLayout = {
  name: 'bail-logement',
  docType: 'lease',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [landlord, tenant, spouse, agent] = crowd(paper, 'FR', 4)
    if (!landlord || !tenant || !spouse || !agent) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'narrow'], letter: [9, 10.5] })
    const nameForm = paper.pick(['upperLast', 'plain', 'lastFirst'] as const)
    const tenants = paper.chance(0.35) ? [tenant, spouse] : [tenant]
    const shown = tenants.map((one) => named(one, nameForm))
    for (const one of shown) paper.put('document_holder_name', shown.join('; '), one)
    const owner = paper.put(
      'landlord_name',
      paper.chance(0.3)
        ? paper.pick(['SCI DU VIEUX MOULIN', 'SCI Les Glycines', 'Foncière Ponant SARL'])
        : named(landlord, nameForm),
    )
    const home = address(paper, 'FR').join(', ')
    const dwelling = paper.put('address', home)
    const form = paper.pick(['frLong', 'slash', 'frLong', 'dots'] as const)
    const start = `${addDays(paper.today, -paper.between(20, 900)).slice(0, 8)}${paper.pick(['01', '15', '01'])}`
    const years = paper.pick([1, 3, 3])
    const signed = addDays(start, -paper.between(0, 25))
    const rent = paper.between(420, 1450) * 100
    const charges = paper.between(25, 140) * 100
    const rentText = paper.put('monthly_rent', canonicalMoney(rent), amount(rent, 'FR'))
    const begin = putDate(paper, 'lease_start', start, form)
    const end = addDays(addYears(start, years), -1)
    para(
      flow,
      paper.pick([
        'CONTRAT DE LOCATION',
        'BAIL D’HABITATION',
        'CONTRAT DE BAIL – LOGEMENT VIDE',
        'Bail de location meublée – résidence principale',
      ]),
      { size: 15, bold: true, align: paper.pick(['left', 'middle']), after: 3 },
    )
    para(flow, '(Soumis à la loi n° 89-462 du 6 juillet 1989)', { size: 8, align: 'middle', after: 12 })
    const mode = paper.pick(['prose', 'boxes', 'captions'] as const)
    const agency = paper.chance(0.4) ? `, représenté par son mandataire ${named(agent)}, agence du Mail` : ''
    if (mode === 'prose') {
      para(flow, 'ENTRE LES SOUSSIGNÉS :', { bold: true })
      para(flow, `*${owner}*, demeurant ${address(paper, 'FR').join(', ')}${agency}, ci-après « le Bailleur »,`, {
        x: flow.left + 16,
      })
      para(flow, 'ET', { bold: true })
      para(
        flow,
        `${enumerated(
          shown.map((one) => `*${one}*`),
          'et',
        )}, ci-après « le${tenants.length > 1 ? 's' : ''} Locataire${tenants.length > 1 ? 's' : ''} »${tenants.length > 1 ? ', solidaires' : ''}, demeurant avant l’entrée ${address(paper, 'FR').join(', ')},`,
        { x: flow.left + 16 },
      )
      para(
        flow,
        `Il a été convenu la location du logement situé : ${dwelling}, d’une surface habitable de ${paper.between(22, 110)} m².`,
        { after: 10 },
      )
      para(
        flow,
        `DURÉE. Le contrat est conclu pour ${years} an${years > 1 ? 's' : ''} ; il prend effet le ${begin}${paper.chance(0.5) ? ` pour se terminer le ${putDate(paper, 'lease_end', end, form)}` : ''}.`,
      )
      para(
        flow,
        `LOYER. Le loyer mensuel, hors charges, est fixé à la somme de ${rentText}, payable d’avance le 5 de chaque mois, outre une provision sur charges de ${amount(charges, 'FR')}, soit un total de ${amount(rent + charges, 'FR')}.`,
      )
      para(flow, `DÉPÔT DE GARANTIE. ${amount(rent, 'FR')} versés à la signature.`, { after: 10 })
    } else if (mode === 'boxes') {
      cells(
        flow,
        [
          [paper.pick(['I. Bailleur', 'Nom du bailleur']), owner, 2],
          ['Adresse du bailleur', address(paper, 'FR').join(', '), 3],
        ],
        { height: 34 },
      )
      for (const [index, one] of shown.entries())
        cells(
          flow,
          [
            [
              `II. ${paper.pick(['Locataire', 'Preneur', 'Titulaire du bail'])}${tenants.length > 1 ? ` ${index + 1}` : ''}`,
              one,
              2,
            ],
            ['Adresse actuelle', address(paper, 'FR').join(', '), 3],
          ],
          { height: 34 },
        )
      cells(
        flow,
        [
          ['III. Adresse du logement loué', dwelling, 4],
          ['Surface', `${paper.between(22, 110)} m²`, 1],
        ],
        { height: 34 },
      )
      cells(
        flow,
        [
          [paper.pick(['Date de prise d’effet', 'Prise d’effet du bail']), begin, 1],
          ...(paper.chance(0.6)
            ? [['Terme', putDate(paper, 'lease_end', end, form), 1] as const]
            : [['Durée', `${years} an(s)`, 1] as const]),
        ],
        { height: 34 },
      )
      cells(
        flow,
        [
          [paper.pick(['Loyer mensuel (hors charges)', 'Montant du loyer mensuel']), rentText, 1],
          ['Provision pour charges', amount(charges, 'FR'), 1],
          ['Total mensuel', amount(rent + charges, 'FR'), 1],
          ['Dépôt de garantie', amount(rent, 'FR'), 1],
        ],
        { height: 34 },
      )
      flow.y += 12
    } else {
      pair(flow, paper.pick(['Le bailleur :', 'Propriétaire :']), owner, { after: 6 })
      pair(flow, paper.pick(['Le locataire :', 'Locataire(s) :']), enumerated(shown, 'et'), { after: 6 })
      pair(flow, paper.pick(['Désignation des lieux :', 'Bien loué :']), dwelling, { after: 6 })
      pair(flow, 'Entrée dans les lieux :', begin, { after: 6 })
      if (paper.chance(0.5)) pair(flow, 'Fin du bail :', putDate(paper, 'lease_end', end, form), { after: 6 })
      pair(flow, 'Loyer mensuel :', `${rentText} hors charges`, { after: 6 })
      pair(flow, 'Charges :', amount(charges, 'FR'), { after: 12 })
    }
    const clauses = [
      'Le loyer est révisé chaque année à la date anniversaire selon la variation de l’indice de référence des loyers (IRL).',
      'Le locataire est tenu d’assurer le logement et d’en justifier chaque année. Il use paisiblement des locaux loués.',
      'À défaut de paiement et deux mois après un commandement demeuré infructueux, le bail est résilié de plein droit.',
      'Le locataire peut donner congé à tout moment avec un préavis de trois mois, réduit à un mois en zone tendue.',
    ]
    for (const [index, clause] of clauses.entries()) if (paper.chance(0.75)) para(flow, `${index + 4}. ${clause}`)
    if (paper.chance(0.3)) turn(flow)
    need(flow, 120)
    const isSameDay = signed === start
    para(
      flow,
      `${paper.pick(['Fait à', 'Signé à'])} ${paper.pick(['Angers', 'Lyon', 'Lille'])}, le ${putDate(paper, 'document_date', signed, isSameDay ? form : paper.pick(['slash', form] as const))}, en ${paper.between(2, 3)} exemplaires. État des lieux prévu le ${dated(start, 'slash')}.`,
      { after: 4 },
    )
    signLines(flow, [
      [parts(start).day > 1 ? 'Le bailleur' : 'Signature du bailleur'],
      ...shown.map((one) => [one, 'lu et approuvé']),
    ])
    return sheetsOf(flow, ['SPÉCIMEN – paraphes : ____ ____ – {page}/{pages}'], paper.pick(['left', 'middle', 'right']))
  },
}
