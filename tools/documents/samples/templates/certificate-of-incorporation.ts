import { company, registerNumber } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, seal, signatures, small, words } from '../layout/print.ts'
import type { Template } from '../template.ts'

/** Certificates of the federal director, of a province and of Québec; the negative certificate of Morocco. */
export const certificateOfIncorporation: Template = {
  docType: 'certificate_of_incorporation',
  form: 'page',
  layouts: [
    { name: 'federal', draw: federal },
    { name: 'provincial', draw: provincial },
    { name: 'certificat-negatif', regions: { fr: ['MA'] }, draw: negative },
  ],
}

/** Values stand alone in the middle of the page, each above what it is. */
function federal(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const middle = { align: 'middle' } as const
  draft.put('jurisdiction', say('Canada Business Corporations Act', 'Loi canadienne sur les sociétés par actions'))
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    letterhead('government', {
      issuer: say(
        'Innovation, Science and Economic Development Canada / Innovation, Sciences et Développement économique Canada',
        'Innovation, Sciences et Développement économique Canada / Innovation, Science and Economic Development Canada',
      ),
      under: ['Corporations Canada'],
    }),
    gap(20),
    heading(say('Certificate of Incorporation', 'Certificat de constitution'), 'centred'),
    words(say('Canada Business Corporations Act', 'Loi canadienne sur les sociétés par actions'), middle),
    gap(24),
    words(draft.put('legal_name', of.name), { ...middle, bold: true, scale: 1.3 }),
    words(say('Corporate name', 'Dénomination sociale'), { ...middle, scale: 0.8 }),
    gap(20),
    words(draft.put('registration_number', registerNumber(draft).replace(/^11(.{7})./, '$1-4')), {
      ...middle,
      bold: true,
      scale: 1.3,
    }),
    words(say('Corporation number', 'Numéro de société'), { ...middle, scale: 0.8 }),
    gap(24),
    prose(
      say(
        'I HEREBY CERTIFY that the above-named corporation, the articles of incorporation of which are attached, is incorporated under the Canada Business Corporations Act.',
        'JE CERTIFIE que la société susmentionnée, dont les statuts constitutifs sont joints, est constituée en vertu de la Loi canadienne sur les sociétés par actions.',
      ),
    ),
    gap(24),
    signatures([{ label: say('Director', 'Directeur') }]),
    words(draft.date('incorporation_date', of.incorporated, draft.pick(['iso', 'long'])), middle),
    words(say('Date of Incorporation (YYYY-MM-DD)', 'Date de constitution (AAAA-MM-JJ)'), { ...middle, scale: 0.8 }),
  ])
}

function provincial(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const place = draft.put('jurisdiction', say(draft.pick(['Ontario', 'British Columbia', 'Alberta']), 'Québec'))
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: say(`Government of ${place}`, `Registraire des entreprises - ${place}`),
      under: [
        say(
          'Ministry of Public and Business Service Delivery',
          'Loi sur les sociétés par actions (RLRQ, chapitre S-31.1)',
        ),
      ],
      title: say('Certificate of Incorporation', 'CERTIFICAT DE CONSTITUTION'),
    }),
    gap(14),
    pairs(
      [
        [say('Corporation Name', 'Nom de la société'), draft.put('legal_name', of.name)],
        [
          say('Corporation Number', 'Numéro d’entreprise du Québec (NEQ)'),
          draft.put('registration_number', draft.region === 'QC' ? registerNumber(draft) : draft.code('100#######')),
        ],
        [say('Type', 'Forme juridique'), draft.put('legal_form', of.form)],
        [
          say('Effective date of incorporation', 'Constituée le'),
          draft.date('incorporation_date', of.incorporated, draft.pick(['long', 'iso'])),
        ],
      ],
      draft.pick(['aligned', 'above', 'boxed']),
    ),
    prose(
      say(
        'This is to certify that these articles are effective on the date shown.',
        'J’atteste que la société par actions a été constituée à la date indiquée ci-dessus.',
      ),
    ),
    seal(say('REGISTRAR', 'REGISTRAIRE')),
    gap(22),
    signatures([{ label: say('Director of companies', 'Registraire des entreprises') }]),
    small(draft.code('Transaction APP-############')),
  ])
}

function negative(draft: Draft) {
  const of = company(draft)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: 'OMPIC',
      under: ['Office Marocain de la Propriété Industrielle et Commerciale'],
      title: 'CERTIFICAT NÉGATIF',
    }),
    pairs(
      [
        ['N° du certificat', draft.put('registration_number', draft.code('#######'))],
        ['Dénomination', draft.put('legal_name', of.name)],
        ['Forme juridique', draft.put('legal_form', of.form)],
        ['Activité', of.activity],
        ['Pays', draft.put('jurisdiction', 'Maroc')],
        ['Délivré le', draft.date('incorporation_date', of.incorporated, 'slashes')],
      ],
      draft.pick(['aligned', 'colon', 'boxed']),
    ),
    small('Ce certificat est valable 90 jours et ne vaut pas immatriculation.'),
  ])
}
