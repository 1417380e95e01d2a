import { company, registerNumber } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures } from '../layout/print.ts'
import type { Template } from '../template.ts'

/** Articles on the forms of registers, by-laws as prose, and the statuts of France and Morocco. */
export const articles: Template = {
  docType: 'articles',
  form: 'page',
  layouts: [
    { name: 'form', draw: standardForm },
    { name: 'by-law', draw: byLaw },
    { name: 'statuts', regions: { fr: ['FR', 'MA'] }, draw: statutes },
  ],
}

function standardForm(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const classes = draft.pick([
    [say('Class A', 'Catégorie A'), say('Class B', 'Catégorie B')],
    [say('Common', 'Ordinaires'), say('Preferred', 'Privilégiées')],
  ])
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: say('Corporations Canada', 'Corporations Canada'),
      title: say('Form 1 - Articles of Incorporation', 'Formulaire 1 - Statuts constitutifs'),
      subtitle: say('(s. 6 CBCA)', '(art. 6 LCSA)'),
    }),
    form([
      [
        {
          label: say('1 - Corporate name', '1 - Dénomination sociale'),
          value: draft.put('legal_name', of.name),
          span: 2,
        },
        {
          label: say('Corporation No.', 'No de société'),
          value: draft.put('registration_number', registerNumber(draft)),
        },
      ],
      [
        {
          label: say('2 - Province of the registered office', '2 - Province du siège social'),
          value: say('Ontario', 'Québec'),
        },
      ],
      [
        {
          label: say(
            '3 - Classes of shares the corporation may issue',
            '3 - Catégories d’actions que la société est autorisée à émettre',
          ),
          value: draft.put('share_classes', classes.join(', ')),
        },
      ],
      [
        {
          label: say('4 - Restrictions on share transfers', '4 - Restrictions sur le transfert des actions'),
          value: say('See attached schedule', 'Voir l’annexe'),
        },
      ],
      [
        {
          label: say('5 - Number of directors', '5 - Nombre d’administrateurs'),
          value: say('Minimum 1, maximum 10', 'Minimum 1, maximum 10'),
        },
      ],
    ]),
    heading(say('First directors', 'Premiers administrateurs'), 'band'),
    grid(
      [
        { title: say('Name', 'Nom'), share: 2 },
        { title: say('Address', 'Adresse'), share: 3 },
      ],
      draft.list('directors', of.people).map((name) => [name, of.office.join(', ')]),
      { rules: 'all' },
    ),
    pairs(
      [
        [
          say('Effective date', 'Date d’entrée en vigueur'),
          draft.date('incorporation_date', of.incorporated, draft.pick(['iso', 'long'])),
        ],
      ],
      'colon',
    ),
    signatures([{ label: say('Incorporator', 'Fondateur') }]),
  ])
}

function byLaw(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const name = draft.put('legal_name', of.name)
  const style = { justified: draft.chance(0.6) }
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    heading(say('BY-LAW NO. 1', 'RÈGLEMENT INTÉRIEUR No 1'), 'centred'),
    prose(
      say(
        `A by-law relating generally to the business and affairs of ${name} (the "Corporation").`,
        `Règlement général relatif aux affaires de ${name} (la « Société »).`,
      ),
      style,
    ),
    heading(say('ARTICLE 1 - Directors', 'ARTICLE 1 - Administrateurs')),
    prose(
      say(
        'The board manages the business of the Corporation. A director holds office until the next annual meeting. A majority of the directors is a quorum.',
        'Le conseil gère les affaires de la Société. Un administrateur demeure en fonction jusqu’à l’assemblée annuelle suivante. La majorité des administrateurs constitue le quorum.',
      ),
      style,
    ),
    heading(say('ARTICLE 2 - Meetings of shareholders', 'ARTICLE 2 - Assemblées des actionnaires')),
    prose(
      say(
        'An annual meeting is held within six months of the end of each financial year. Notice is sent between 21 and 60 days before the meeting.',
        'Une assemblée annuelle est tenue dans les six mois de la fin de l’exercice. L’avis est envoyé entre 21 et 60 jours avant l’assemblée.',
      ),
      style,
    ),
    heading(say('ARTICLE 3 - Execution of documents', 'ARTICLE 3 - Signature des documents')),
    prose(
      say(
        'Contracts may be signed by any one director or officer.',
        'Les contrats peuvent être signés par un administrateur ou un dirigeant.',
      ),
      style,
    ),
    prose(
      say(
        `Enacted by the board on ${draft.date('document_date', of.incorporated, 'long')}.`,
        `Adopté par le conseil le ${draft.date('document_date', of.incorporated, 'long')}.`,
      ),
    ),
    signatures([{ label: say('President', 'Président') }, { label: say('Secretary', 'Secrétaire') }]),
  ])
}

function statutes(draft: Draft) {
  const of = company(draft)
  const name = draft.put('legal_name', of.name)
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    heading(name, 'centred'),
    prose(
      `${of.form} au capital de 50 000 ${draft.region === 'FR' ? 'euros' : 'dirhams'} - siège social : ${of.office.join(', ')} - RCS ${draft.put('registration_number', registerNumber(draft))}`,
    ),
    heading('STATUTS MIS À JOUR', 'centred'),
    heading('Article 1 - Forme'),
    prose(`La société est une ${of.form.toLowerCase()} régie par les lois en vigueur et par les présents statuts.`, {
      justified: true,
    }),
    heading('Article 2 - Objet'),
    prose(`La société a pour objet : ${of.activity.toLowerCase()} et toutes opérations s’y rattachant.`, {
      justified: true,
    }),
    heading('Article 3 - Capital social'),
    prose('Le capital est divisé en 500 parts de 100 chacune, entièrement libérées.', { justified: true }),
    heading('Article 15 - Gérance'),
    pairs([['Gérants', draft.list('directors', of.people.slice(0, 2)).join(', ')]], 'colon'),
    prose(`Fait à ${draft.person.city}, le ${draft.date('document_date', of.incorporated, 'long')}.`),
    signatures([{ label: 'Les associés' }]),
  ])
}
