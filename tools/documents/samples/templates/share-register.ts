import { addDays } from '../../calendar.ts'
import { company, percent, shares } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { heading, prose, small } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Registers of shareholders and of individuals with significant control. The owners are those with a quarter or more. */
export const shareRegister: Template = {
  docType: 'share_register',
  form: 'page',
  layouts: [
    { name: 'shareholders', draw: shareholders },
    { name: 'control', draw: control },
  ],
}

function shareholders(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const parts = shares(draft, of.people.length)
  return pages(draft, theme(draft), [
    heading(draft.put('legal_name', of.name), 'centred'),
    heading(say('REGISTER OF SHAREHOLDERS', 'REGISTRE DES ACTIONNAIRES'), 'centred'),
    pairs(
      [
        [say('As of', 'En date du'), draft.date('document_date', recently(draft, 300), draft.pick(['long', 'iso']))],
        [say('Class of shares', 'Catégorie d’actions'), say('Common', 'Ordinaires')],
      ],
      'colon',
      2,
    ),
    grid(
      [
        { title: say('Certificate', 'Certificat'), share: 0.9 },
        { title: say('Shareholder', 'Actionnaire'), share: 2.4 },
        { title: say('Date issued', 'Date d’émission'), share: 1.3 },
        { title: say('Number of shares', 'Nombre d’actions'), share: 1.2, right: true },
        { title: '%', share: 0.7, right: true },
      ],
      draft
        .list('beneficial_owners', of.people)
        .map((name, index) => [
          `C-${index + 1}`,
          name,
          draft.printDate(addDays(of.incorporated, index * 20), 'iso'),
          String((parts[index] ?? 0) * 10),
          percent(draft, parts[index] ?? 0),
        ]),
      { rules: 'all' },
    ),
    small(say('Kept at the registered office under the Act.', 'Tenu au siège conformément à la Loi.')),
  ])
}

function control(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const parts = shares(draft, of.people.length)
  return pages(draft, theme(draft), [
    heading(
      say(
        'Register of Individuals with Significant Control',
        'Registre des particuliers ayant un contrôle important (PCI)',
      ),
      'band',
    ),
    pairs(
      [
        [say('Corporation', 'Société'), draft.put('legal_name', of.name)],
        [
          say('Last updated', 'Dernière mise à jour'),
          draft.date('document_date', recently(draft, 300), draft.pick(['long', 'iso'])),
        ],
      ],
      'aligned',
    ),
    prose(
      say(
        'Kept under section 21.1 of the Canada Business Corporations Act.',
        'Tenu en vertu de l’article 21.1 de la Loi canadienne sur les sociétés par actions.',
      ),
    ),
    ...draft.list('beneficial_owners', of.people).flatMap((name, index) => [
      heading(say(`Individual ${index + 1}`, `Particulier ${index + 1}`), 'ruled'),
      pairs(
        [
          [say('Name', 'Nom'), name],
          [say('Date of birth', 'Date de naissance'), draft.printDate(draft.someone().dateOfBirth, 'iso')],
          [say('Became an ISC on', 'Devenu PCI le'), draft.printDate(addDays(of.incorporated, index * 30), 'iso')],
          [
            say('How the individual has control', 'Nature du contrôle'),
            say(
              `Registered holder of ${percent(draft, parts[index] ?? 0)} of the shares`,
              `Détenteur inscrit de ${percent(draft, parts[index] ?? 0)} des actions`,
            ),
          ],
        ],
        'aligned',
      ),
    ]),
  ])
}
