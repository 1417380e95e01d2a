import { line, text } from '../../../../drawing/sheet.ts'
import { table } from '../../../../drawing/table.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, page, paragraph, say, signed } from '../kit.ts'
import { issuers, somebody } from '../people.ts'

/** A certificate of vaccination in two languages: holder, document number, table of doses with lots. */
export const foreignVaccination: UnseenLayout = {
  name: 'foreign-vaccination',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, paper.pick(['fr', 'ma', 'gb', 'ca'] as const))
    const form = paper.pick(['DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY'])
    const day = (iso: string) => say(iso, form)
    const clinic = paper.pick(issuers.clinics)
    const cell = cells({ where: paper.pick(['below', 'right'] as const), caption: 9, value: 12, ink: '#8a6d1a' })
    const doses = Array.from({ length: paper.between(2, 5) }, (_, index) => [
      paper.pick(['Fièvre jaune / Yellow fever', 'Hépatite A', 'Typhoïde', 'COVID-19', 'DTP', 'ROR / MMR']),
      `${index + 1}`,
      day(dayIn(paper, '2015-01-01', '2026-09-10')),
      paper.code('@@####'),
      paper.pick(['Dr Lemarchand', 'Dr Bensaïd', 'Dr Wray']),
    ])
    const columns = [
      { title: 'Vaccin / Vaccine', x: 50, align: 'left' },
      { title: 'Dose', x: 230, align: 'left' },
      { title: 'Date', x: 280, align: 'left' },
      { title: 'Lot', x: 370, align: 'left' },
      { title: 'Médecin / Physician', x: 440, align: 'left' },
    ] as const
    const grid = table(columns, doses, {
      x: 44,
      y: 290,
      width: 510,
      leading: 26,
      size: 10,
      shade: '#f4e7b4',
      ink: '#5c4a10',
    })
    return [
      page(
        [
          text(
            298,
            60,
            paper.pick([
              'CERTIFICAT INTERNATIONAL DE VACCINATION',
              'CARNET DE VACCINATION',
              'INTERNATIONAL CERTIFICATE OF VACCINATION',
            ]),
            { size: 17, face: 'sans-bold', align: 'middle' },
          ),
          text(298, 80, 'International Certificate of Vaccination or Prophylaxis', { size: 10, align: 'middle' }),
          ...cell(50, 130, 'Nom / Name', `${caps(who.last)} ${who.given.join(' ')}`, 480),
          ...cell(50, 165, 'Né(e) le / Date of birth', day(who.birth), 240),
          ...cell(310, 165, 'Sexe / Sex', who.sex, 120),
          ...cell(50, 200, 'Document d’identité n° / National ID or passport', paper.code('##@@#####'), 480),
          ...cell(50, 235, 'Adresse / Address', who.address.join(', ').replace(/\s+/g, ' '), 480),
          ...grid.marks,
          ...paragraph(
            50,
            grid.bottom + 30,
            490,
            'Ce certificat n’est valable que si le vaccin utilisé a été approuvé par l’Organisation. Toute rature le rend nul. / This certificate is valid only if the vaccine used has been approved.',
            { size: 9 },
          ).marks,
          ...signed(paper, 340, grid.bottom + 80, 0.8),
          line(330, grid.bottom + 140, 540, grid.bottom + 140),
          text(330, grid.bottom + 152, clinic, { size: 9 }),
        ],
        'a4',
        paper.pick(['#fffbea', '#ffffff']),
      ),
    ]
  },
}
