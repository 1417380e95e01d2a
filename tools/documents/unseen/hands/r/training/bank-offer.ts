import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A bank's offer of a card or a loan, addressed to a person by name, with a limit and a rate but no account. */
export const bankOffer: UnseenLayout = {
  name: 'bank-offer',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(quebecDates), paper.pick(dollarsFrench.slice(0, 3))]
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const bank = paper.pick([
      'Banque du Grand-Littoral',
      'Crédit Trois-Pistoles inc.',
      'Caisse Horizon de Bellerive',
      'Banque Outaouaise du Canada',
    ])
    const person = someone(paper, 'QC')
    emblem(paper, page, { x: paper.pick([40, 528]), y: 24, size: 44, ink }, initialsOf(bank))
    page.col(50, 118, 12, [
      nameOf(person, paper.pick(['plain', 'capitals'])),
      ...homeLines(paper, home(paper, 'QC'), 'QC'),
    ])
    page.add(box(40, 190, 532, 70, { fill: ink, opacity: 0.15 }))
    page.t(
      306,
      232,
      paper.pick([
        'Vous êtes préapprouvé!',
        'Obtenez 500 $ en prime',
        'Une offre pour vous',
        'Transférez votre solde à 0,99 %',
        'Votre prochaine maison vous attend',
      ]),
      { size: 20, bold: true, align: 'middle', color: ink },
    )
    page.para(
      50,
      290,
      510,
      `Bonjour ${person.given}, ${paper.pick(['à titre de client privilégié', 'parce que vous le méritez'])}, vous pourriez obtenir une limite de crédit allant jusqu’à ${money(paper.between(3, 20) * 100_000)} au taux annuel de ${paper.between(8, 20)},99 %. Cette offre prend fin le ${day(addDays(paper.today, paper.between(10, 60)))}. Faites votre demande en ligne avec le code ${paper.code('@@##-####')} ou passez en succursale.`,
      { size: 10.5 },
    )
    page.para(
      50,
      380,
      510,
      'Sous réserve de l’approbation du crédit. Exemple : un solde de 1 000,00 $ pendant 30 jours entraîne des intérêts de 16,43 $. Aucun relevé n’est émis avant l’ouverture du compte. Pour ne plus recevoir d’offres, écrivez-nous.',
      { size: 7.5 },
    )
    page.t(50, 460, `${nameOf(someone(paper, 'QC'), 'plain')}, vice-présidence Marketing`, { size: 9 })
    page.t(50, 762, `${bank}. Tous droits réservés.`, { size: 7 })
    return [page.sheet()]
  },
}
