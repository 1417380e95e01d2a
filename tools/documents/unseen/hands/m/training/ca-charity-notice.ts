import { lines, text } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { home, plain, somebody, title } from '../people.ts'
import { ago, american, french } from '../say.ts'

const names = [
  'Riverbend Hospice Society',
  'Fondation des Écoles du Fjord',
  'Northern Lights Literacy Fund',
  'St. Brendan’s Community Kitchen',
  'The Assiniboine Animal Rescue Foundation',
  'Les Amis du Vieux-Moulin',
] as const

/** A notification of registration of a charity in English or French: letter to the treasurer, number with RR in the text or in a side column. */
export const caCharityNotice: UnseenLayout = {
  name: 'ca-charity-notice',
  docType: 'charity_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const english = paper.chance(0.6)
    const say = (en: string, fr: string) => (english ? en : fr)
    const flow = openFlow({
      paper: 'letter',
      left: 70,
      right: 70,
      size: 10.5,
      face: paper.pick(['serif', 'sans']),
      foot: say('Charities Branch, Ottawa ON  K1A 0L5', 'Direction des organismes de bienfaisance, Ottawa ON  K1A 0L5'),
    })
    const issued = ago(paper, 5, 3000)
    const effective = ago(paper, 3001, 3300)
    const print = (date: string) => (english ? american(date) : french(date))
    const number = `${luhnNumber(paper, '8########')}${paper.pick([' ', ''])}RR0001`
    const name = paper.put('legal_name', paper.pick(names))
    const registration = paper.put('charity_registration', number)
    const treasurer = somebody(paper, english ? 'CA' : 'QC')
    flow.put(
      text(70, 58, say('Charities Directorate', 'Direction des organismes de bienfaisance'), {
        size: 14,
        face: 'sans-bold',
        color: '#26374a',
      }),
      text(542, 58, say('NOTIFICATION OF REGISTRATION', 'AVIS D’ENREGISTREMENT'), {
        size: 9,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    flow.put(
      ...lines(
        70,
        96,
        13,
        [
          `${english ? '' : `${title(treasurer)} `}${plain(treasurer)}`,
          say('Treasurer', 'Trésorerie'),
          name,
          ...home(paper, english ? 'CA' : 'QC'),
        ],
        { size: 10, face: 'sans' },
      ),
    )
    const side = paper.chance(0.5)
    flow.put(
      ...lines(
        400,
        96,
        13,
        [
          paper.put('document_date', issued, print(issued)),
          ...(side ? [say('Registration number:', 'Numéro d’enregistrement :'), registration] : []),
          `${say('Our file', 'Notre dossier')} ${paper.code('30#####')}`,
        ],
        { size: 10, face: 'sans' },
      ),
    )
    flow.y(196)
    flow.p(say(`Subject: Registration of ${name}`, `Objet : Enregistrement – ${name}`), {
      face: 'serif-bold',
      size: 12,
      after: 12,
    })
    flow.p(say('Dear Treasurer:', 'Madame, Monsieur,'), { after: 10 })
    flow.p(
      say(
        `We are pleased to inform you that, based on the information supplied, ${name} qualifies for tax-exempt status as a registered charity under paragraph 149(1)(f) of the Income Tax Act, as a ${paper.pick(['charitable organization', 'public foundation', 'private foundation'])}.`,
        `Nous avons le plaisir de vous informer que ${name} remplit les conditions pour être exonéré d’impôt à titre d’organisme de bienfaisance enregistré selon l’alinéa 149(1)f) de la Loi de l’impôt sur le revenu.`,
      ),
      { after: 10 },
    )
    flow.p(
      say(
        `${paper.pick(['Your charity’s BN/registration number is', 'The registration number assigned to the charity is'])} ${registration}. The effective date of registration is ${print(effective)}. The fiscal period end is ${paper.pick(['March 31', 'December 31'])}.`,
        `Le numéro d’entreprise et d’enregistrement de l’organisme est le ${registration}. La date d’entrée en vigueur de l’enregistrement est le ${print(effective)}.`,
      ),
      { after: 10 },
    )
    flow.p(
      say(
        'Official donation receipts must show this number. The charity must file Form T3010, Registered Charity Information Return, within six months of the end of each fiscal period.',
        'Les reçus officiels de dons doivent porter ce numéro. L’organisme doit produire le formulaire T3010 dans les six mois suivant la fin de chaque exercice.',
      ),
      { after: 10 },
    )
    if (paper.chance(0.5))
      flow.p(
        say(
          'The disbursement quota is 3.5% of property not used directly in charitable activities up to $1,000,000 and 5% above.',
          'Le contingent des versements est de 3,5 % des biens non affectés jusqu’à concurrence de 1 000 000 $ et de 5 % au-delà.',
        ),
        { after: 10 },
      )
    flow.p(say('Yours truly,', 'Veuillez agréer nos salutations distinguées.'), { after: 34 })
    flow.p(plain(somebody(paper, 'CA')), { after: 0 })
    flow.p(say('Director General', 'Directeur général, par intérim'), { after: 20 })
    if (paper.chance(0.7))
      flow.p(say('Encl.: checklist for new charities', 'p. j. : liste de contrôle des nouveaux organismes'), {
        size: 8.5,
      })
    return flow.sheets()
  },
}
