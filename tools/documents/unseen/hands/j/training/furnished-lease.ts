import { addDays, addYears } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, euros, letter, money, page } from '../draw.ts'
import { addressLines, issuers, named, somebody } from '../people.ts'

/** The standard contract of a furnished let between private people: Roman-numbered articles, values inside the sentences. */
export const furnishedLease: UnseenLayout = {
  name: 'furnished-lease',
  docType: 'lease',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [landlord, tenant, second] = [somebody(paper), somebody(paper), somebody(paper)]
    const flat = addressLines(paper)
    const signed = addDays(paper.today, -paper.between(10, 900))
    const start = addDays(signed, paper.between(0, 30))
    const isStudent = paper.chance(0.25)
    const end = isStudent ? addDays(addYears(start, 0), 273) : addDays(addYears(start, 1), -1)
    const [rent, charges] = [paper.between(390, 1_350) * 100, paper.between(20, 90) * 100]
    const form = paper.pick(['long', 'slash'] as const)
    const [one, two] = [named(paper, tenant), named(paper, second)]
    const isJoint = paper.chance(0.35)
    const names = isJoint ? `${one}; ${two}` : one
    paper.put('document_holder_name', names, one)
    if (isJoint) paper.put('document_holder_name', names, two)
    const serif = { size: 9.3, face: 'serif' } as const
    const style = paper.between(0, 2)
    const at = { x: 56, width: 484, leading: 13 }
    const opening = letter(
      [
        'Entre les soussignés :',
        `${landlord.title} ${paper.put('landlord_name', named(paper, landlord))}, demeurant ${landlord.lines.join(', ')}, ${paper.pick(['ci-après dénommé(e) « le bailleur »', 'BAILLEUR', 'désigné(e) ci-après le bailleur'])}, d’une part,`,
        `et ${tenant.title} ${one}${isJoint ? ` et ${second.title} ${two}` : ''}, ${paper.pick(['ci-après « le locataire »', 'LOCATAIRE(S)', 'désigné(e)(s) ci-après le preneur'])}, d’autre part, il a été convenu ce qui suit.`,
      ],
      { ...at, y: 118 },
      serif,
    )
    const articles = letter(
      [
        ['I. Objet du contrat', 'II. OBJET DU CONTRAT', 'Article 1 - Désignation des locaux'][style] ?? '',
        `Le présent contrat a pour objet la location d’un logement meublé situé : ${paper.put('address', flat.join(', '))}.`,
        `Immeuble collectif, copropriété, construit entre 1949 et 1974. Surface habitable : ${paper.between(18, 74)} m². Nombre de pièces principales : ${paper.between(1, 3)}. Chauffage individuel électrique. DPE : ${paper.pick(['C', 'D', 'E'])}.`,
        ['II. Date de prise d’effet et durée du contrat', 'III. DURÉE', 'Article 2 - Durée'][style] ?? '',
        `Le contrat prend effet le ${day(paper, 'lease_start', start, form)} pour une durée de ${isStudent ? 'neuf mois (étudiant)' : 'un an'}, soit jusqu’au ${day(paper, 'lease_end', end, form)}. ${isStudent ? 'Il n’est pas reconduit tacitement.' : 'À défaut de congé, il est reconduit tacitement.'}`,
        ['III. Conditions financières', 'IV. LOYER ET CHARGES', 'Article 3 - Loyer'][style] ?? '',
        `Le loyer mensuel hors charges est fixé à ${money(paper, 'monthly_rent', rent)} € ${paper.pick(['', '(en toutes lettres au dos) '])}payable d’avance le ${paper.between(1, 5)} de chaque mois. Le forfait de charges est de ${euros(charges)} € par mois. Loyer du dernier locataire : ${euros(rent - paper.between(5, 40) * 100)} €, versé jusqu’au ${dateText(addDays(start, -40), form)}.`,
        `Le loyer sera révisé chaque année selon l’indice de référence des loyers (IRL du 2e trimestre : ${paper.code('14#,##')}).`,
        ['IV. Garanties', 'V. DÉPÔT DE GARANTIE', 'Article 4 - Dépôt de garantie'][style] ?? '',
        `Le locataire verse à la signature un dépôt de garantie de ${euros(rent * 2)} €.`,
      ],
      { ...at, y: opening.bottom + 6 },
      serif,
    )
    return [
      page(paper, [
        text(
          297,
          52,
          paper.pick([
            'CONTRAT DE LOCATION MEUBLÉE',
            'BAIL DE LOGEMENT MEUBLÉ',
            'CONTRAT TYPE DE LOCATION DE LOGEMENT MEUBLÉ',
          ]),
          { size: 14, face: 'serif-bold', align: 'middle' },
        ),
        text(297, 68, 'Soumis au titre Ier bis de la loi du 6 juillet 1989 - résidence principale du locataire', {
          ...serif,
          align: 'middle',
        }),
        line(56, 80, 540, 80),
        ...opening.marks,
        ...articles.marks,
        text(
          56,
          articles.bottom + 16,
          `Fait à ${paper.pick(issuers.town)}, ${paper.pick(['le', 'en deux exemplaires le', 'en autant d’originaux que de parties, le'])} ${day(paper, 'document_date', signed, form)}`,
          serif,
        ),
        text(56, articles.bottom + 36, 'Le bailleur', serif),
        text(340, articles.bottom + 36, 'Le(s) locataire(s) - « lu et approuvé »', serif),
        text(70, articles.bottom + 64, landlord.surname, {
          size: 15,
          face: 'serif',
          color: '#26418f',
          turnDegrees: -7,
        }),
        text(370, articles.bottom + 66, tenant.surname, { size: 15, face: 'serif', color: '#26418f', turnDegrees: -5 }),
      ]),
    ]
  },
}
