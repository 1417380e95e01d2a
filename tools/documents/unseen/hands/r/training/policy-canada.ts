import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, dollarsFrench, englishDates, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const insurers = {
  CA: [
    'Wheatland Mutual Insurance Company',
    'Northline General Insurance Corporation',
    'The Sovereign Maritime Assurance Co.',
    'Red River Farmers Mutual',
    'Beaconfield Insurance Company of Canada',
  ],
  QC: [
    'Assurances Borée inc.',
    'La Fluviale, compagnie d’assurance',
    'Mutuelle agricole du Lac-des-Cèdres',
    'Groupe Estérel assurances générales inc.',
    'Mutuelle de l’Islet-Sud',
  ],
} as const

/** A declarations page of Canada for a home or a car: named insured, broker, mortgagee, coverage with premiums; in English or French. */
export const policyCanada: UnseenLayout = {
  name: 'policy-canada',
  docType: 'insurance_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.6)
    const region = isFrench ? 'QC' : 'CA'
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    const ledger = openLedger(
      paper,
      paper.pick(isFrench ? quebecDates : englishDates),
      paper.pick(isFrench ? dollarsFrench : dollarsEnglish),
    )
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.put('issuer_name', paper.pick(insurers[region]))
    const dated = addDays(paper.today, -paper.between(2, 260))
    const start = paper.chance(0.35) ? dated : addDays(dated, paper.between(5, 40))
    const broker = say(
      ['Hartwell & Daughters Brokers', 'Lakehead Insurance Brokers Ltd.'],
      ['Courtage Lussier-Dufour inc.', 'Cabinet Villemaire, courtiers'],
    )
    const place = paper.between(0, 2)
    emblem(paper, page, { x: paper.pick([40, 528]), y: 22, size: 42, ink }, initialsOf(issuer))
    if (place === 0) page.t(306, 44, issuer, { size: 12, bold: true, align: 'middle', color: ink })
    page.t(
      306,
      84,
      say(
        [
          'Certificate of Property Insurance',
          'HOMEOWNERS POLICY DECLARATIONS',
          'Automobile policy - Declarations page',
          'Confirmation of insurance',
        ],
        [
          'Conditions particulières - Assurance habitation',
          'CONTRAT D’ASSURANCE AUTOMOBILE',
          'Attestation d’assurance',
          'Confirmation d’assurance habitation',
        ],
      ),
      { size: 13, bold: true, align: 'middle' },
    )
    const form = paper.pick(['plain', 'capitals', 'comma', 'surnameCaps'] as const)
    const people = paper.chance(0.45)
      ? [someone(paper, region, 'F'), someone(paper, region, 'M')]
      : [someone(paper, region)]
    const names = people.map((one) => nameOf(one, form))
    const policy = paper.put(
      'policy_number',
      paper.code(paper.pick(['@@@ ### ####', '###-####', 'H########', '##-######-#', 'P@ ######'])),
    )
    const lines = ledger.address('address', homeLines(paper, home(paper, region), region))
    const [x, side] = paper.pick([
      [44, 330],
      [330, 44],
    ] as const)
    page.t(
      x,
      112,
      say(['Named insured', 'Insured', 'Policyholder', ''], ['Assuré désigné', 'Assuré', 'Titulaire du contrat', '']),
      { size: 7 },
    )
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    page.col(x, 124, 12, [...names, ...lines])
    page.t(side, 112, say(['Broker', 'Your broker'], ['Courtier', 'Votre représentant']), { size: 7 })
    page.col(side, 124, 12, [broker, nameOf(someone(paper, region), 'plain'), paper.code('1 866 555-01##')], {
      size: 8,
    })
    const facts: [string, string][] = [
      [
        say(
          ['Policy number', 'Policy no.', 'Contract number', 'Policy #'],
          ['Numéro de contrat', 'No de police', 'Police no', 'Contrat'],
        ),
        policy,
      ],
      [
        say(
          ['Issue date', 'Date issued', 'Prepared on', 'Date of issue', 'Dated'],
          ['Date d’émission', 'Émis le', 'Document établi le', 'Date'],
        ),
        ledger.date('document_date', dated),
      ],
      [say(['Effective', 'Policy period from'], ['En vigueur le', 'Période du']), day(start)],
      [say(['Expiry', 'to'], ['Expiration', 'au']), day(addYears(start, 1))],
    ]
    if (paper.chance(0.5))
      facts.forEach(([label, value], index) => page.cell([40 + index * 133, 196, 133, 32], label, value))
    else facts.forEach(([label, value], index) => page.t(44, 194 + index * 12, `${label} : ${value}`))
    const premiums = [paper.between(20_000, 140_000), paper.between(2_000, 30_000), paper.between(500, 9_000)]
    page.grid(
      {
        x: 40,
        y: 254,
        widths: [280, 130, 122],
        right: [1, 2],
        leading: 17,
        size: 8.2,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          say(['Coverage'], ['Protection']),
          say(['Limit', 'Amount'], ['Montant de garantie']),
          say(['Premium'], ['Prime']),
        ],
        [
          say(['A - Dwelling building'], ['A - Bâtiment']),
          plain(paper.between(200, 900) * 100_000),
          plain(premiums[0] ?? 0),
        ],
        [say(['E - Legal liability'], ['E - Responsabilité civile']), plain(200_000_000), plain(premiums[1] ?? 0)],
        [
          say(['Water damage endorsement 32'], ['Avenant 16c - Dommages d’eau']),
          plain(2_500_000),
          plain(premiums[2] ?? 0),
        ],
        [
          say(['Total premium', 'Annual premium'], ['Prime totale', 'Prime annuelle']),
          '',
          plain(premiums.reduce((sum, cents) => sum + cents, 0)),
        ],
      ],
    )
    page.para(
      40,
      372,
      532,
      say(
        [
          `Loss payable to: Granite Trust Corporation, 66 King St, Toronto ON. This policy is ${paper.pick(['issued', 'underwritten', 'insured'])} by ${issuer}. Keep this page with your policy.`,
        ],
        [
          `Créancier hypothécaire : Caisse Horizon de Bellerive. ${paper.pick(['Contrat émis par', 'L’assureur est', 'Garanties offertes par'])} ${issuer}. Conservez ce document.`,
        ],
      ),
      { size: 8 },
    )
    page.t(
      40,
      764,
      `${place === 1 ? `${issuer}   ` : ''}${paper.code('Form 1155-#')}  ${say(['Authorized signature', 'President'], ['Signature autorisée', 'Président'])}: ${nameOf(someone(paper, region), 'plain')}`,
      { size: 7 },
    )
    return [page.sheet()]
  },
}
