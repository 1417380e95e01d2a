import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { job } from '../companies.ts'
import { euros, frenchDates } from '../forms.ts'
import { emblem, families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A French simulation or offer that has the look of a payslip, a medical statement or a mutual's reimbursement. */
export const careRefund: UnseenLayout = {
  name: 'care-refund',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(frenchDates), paper.pick(euros)]
    const page = openPage('a4', paper.pick(families))
    const person = someone(paper, 'FR')
    const isCare = paper.chance(0.5)
    const at = addDays(paper.today, -paper.between(2, 150))
    emblem(paper, page, { x: 40, y: 26, size: 42, ink: paper.pick(inks) }, isCare ? 'MS' : 'SP')
    page.t(
      94,
      52,
      isCare
        ? paper.pick(['Mutuelle Santé des Cévennes', 'Prévoyance du Rail'])
        : paper.pick(['Estimateur de salaire', 'Simulateur embauche']),
      { size: 13, bold: true },
    )
    page.col(330, 128, 13, [nameOf(person, 'surnameFirst'), ...homeLines(paper, home(paper, 'FR'), 'FR')])
    page.t(
      40,
      216,
      isCare
        ? paper.pick(['Décompte de remboursement', 'Relevé de prestations santé', 'Compte rendu de vos soins'])
        : paper.pick([
            'Simulation - ne vaut pas bulletin de paie',
            'Devis de salaire',
            'Promesse d’embauche : estimation',
          ]),
      { size: 14, bold: true },
    )
    page.t(
      40,
      232,
      `${isCare ? 'N° adhérent' : 'Poste'} ${isCare ? paper.code('########') : job(paper, 'FR')} - le ${day(at)}`,
    )
    const labels = isCare
      ? ['Consultation Dr Morin', 'Pharmacie 65 %', 'Monture et verres', 'Détartrage', 'Kinésithérapie']
      : ['Salaire brut mensuel estimé', 'Cotisations salariales estimées', 'Net estimé avant impôt', 'Coût employeur']
    const rows = labels
      .filter(() => paper.chance(0.85))
      .map((label, index) => [
        day(addDays(at, -index * 6)),
        label,
        money(paper.between(900, 40_000)),
        money(paper.between(300, 9_000)),
      ])
    page.grid(
      {
        x: 40,
        y: 250,
        widths: [90, 245, 90, 90],
        right: [2, 3],
        leading: 17,
        size: 8.2,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [['Date', 'Libellé', isCare ? 'Dépense' : 'Montant', isCare ? 'Remboursé' : 'Variation'], ...rows],
    )
    page.para(
      40,
      420,
      515,
      isCare
        ? 'Les remboursements sont virés sur votre compte bancaire. Ce décompte est à conserver deux ans.'
        : 'Les montants sont indicatifs et ne constituent pas un engagement de l’employeur.',
      { size: 8 },
    )
    return [page.sheet()]
  },
}
