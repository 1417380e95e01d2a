import { businessNumber } from '../formats/business-number.ts'
import { charityRegistration } from '../formats/charity-registration.ts'
import { iban } from '../formats/iban.ts'
import { ice } from '../formats/ice.ts'
import { ifNumber } from '../formats/if-number.ts'
import { lei } from '../formats/lei.ts'
import { neq } from '../formats/neq.ts'
import { rc } from '../formats/rc.ts'
import { sin } from '../formats/sin.ts'
import { siren } from '../formats/siren.ts'
import { siret } from '../formats/siret.ts'
import { ssn } from '../formats/ssn.ts'
import * as choice from './choice-values.ts'
import { birthDate, date, pastDate } from './date-values.ts'
import { normaliseKey } from './key-name.ts'
import { money, signedMoney } from './money.ts'
import { anyNumber, nationalNumber, ruledNumber, wholeNumber } from './number-values.ts'
import { parties } from './parties.ts'
import { phone } from './phone.ts'
import {
  addressText,
  anyProvince,
  countries,
  country,
  firstCountry,
  postalCode,
  province,
  residence,
} from './place-values.ts'
import { key, type ProfileKey } from './profile-key.ts'
import { seniorApproval } from './senior-approval.ts'
import { taxResidences } from './tax-residences.ts'
import { currency, documentType, email, fullNames, namePart, occupation, text, textOrYesNo } from './text-values.ts'
import { trustedContact } from './trusted-contact.ts'
import { horizon, investmentExperience } from './year-values.ts'
import { shaped, type Members } from './value-shape.ts'
import { yesNo } from './yes-no.ts'

const dependantsMax = 20
const layersMax = 99

/** Keys that an address fills when they are not given themselves. docs/rules/profile.md#addresses. */
const addressParts: ReadonlySet<string> = new Set(['street1', 'street2', 'city', 'province', 'postal_code', 'country'])

/** The client's address: the keys of an object are those of its parts. docs/rules/profile.md#addresses. */
const clientAddress = shaped<string>({ kind: 'address', members: () => addressMembers }, (raw, context) =>
  addressText(raw, context),
)

/** Every canonical key with its type and the other names it is known by. docs/rules/profile.md#keys. */
export const profileKeys: readonly ProfileKey[] = [
  key('first_name', namePart, 'firstname', 'given_name', 'given_names', 'prenom'),
  key('last_name', namePart, 'lastname', 'family_name', 'surname', 'nom', 'nom_de_famille'),
  key('middle_names', namePart, 'middle_name'),
  key('names', fullNames, 'full_name', 'name', 'nom_complet'),
  key('birth_last_name', namePart, 'maiden_name', 'nom_de_naissance'),
  key('other_names', fullNames, 'aka'),
  key('single_name', yesNo, 'mononym', 'nom_unique', 'mononyme'),
  key('date_of_birth', birthDate, 'dob', 'birth_date', 'birthdate', 'date_naissance', 'date_de_naissance'),
  key('place_of_birth', text, 'lieu_naissance', 'lieu_de_naissance'),
  key('sex', choice.sex, 'gender', 'sexe'),
  key('citizenship', firstCountry, 'nationality', 'nationalite', 'citoyennete'),
  key('citizenships', countries, 'nationalities', 'nationalites', 'citoyennetes'),
  key('country', country, 'pays'),
  key('country_of_birth', country, 'pays_de_naissance'),
  key('street1', text, 'address_line1', 'address_line_1', 'street', 'rue'),
  key('street2', text, 'address_line2', 'address_line_2'),
  key('city', text, 'ville'),
  key('province', province, 'state', 'region'),
  key('postal_code', postalCode, 'zip', 'zip_code', 'code_postal'),
  key('address', clientAddress, 'adresse', 'residential_address'),
  key('mailing_address', addressText, 'adresse_postale'),
  key('phone', phone, 'telephone', 'mobile', 'cell'),
  key('email', email, 'courriel', 'mail'),

  key('id_type', documentType, 'document_type'),
  key('id_number', anyNumber, 'document_number'),
  key('id_expiry', date, 'expiry_date', 'date_expiration'),
  key('id_issue_date', pastDate),
  key('id_country', country),
  key('id_province', anyProvince),
  key('sin', ruledNumber(sin), 'nas'),
  key('sin_expiry', date),
  key('ssn', ruledNumber(ssn)),
  key('itin', anyNumber),
  key('ein', anyNumber),
  key('passport_number', anyNumber),
  key('national_number', nationalNumber, 'nir'),
  key('tax_number', anyNumber, 'tin', 'nif'),
  key('tax_residences', taxResidences, 'residences_fiscales'),

  key('marital_status', choice.maritalStatus, 'etat_civil'),
  key('dependants', wholeNumber(dependantsMax), 'personnes_a_charge', 'dependents'),
  key('employment_status', choice.employmentStatus, 'statut_emploi'),
  key('occupation', occupation, 'profession', 'emploi'),
  key('employer_name', text, 'employeur', 'employer'),
  key('employer_address', addressText),
  key('industry', text),

  key('account_type', choice.accountType, 'type_compte', 'product'),
  key('purpose', choice.relationshipPurpose, 'intended_use', 'purpose_of_relationship', 'objet'),
  key('source_of_funds', choice.fundsSource, 'origine_fonds', 'origine_des_fonds'),
  key('source_of_wealth', choice.fundsSource, 'origine_patrimoine', 'origine_du_patrimoine'),
  key('expected_amount', money),
  key('expected_monthly_volume', money),
  key('expected_cash', money),
  key('third_party', yesNo, 'tiers'),
  key('third_party_name', text),
  key('third_party_address', residence),
  key('third_party_phone', phone),
  key('third_party_date_of_birth', birthDate),
  key('third_party_occupation', text),
  key('third_party_relationship', text),
  key('third_party_registration_number', anyNumber),
  key('third_party_jurisdiction', text),
  key('pep_foreign', yesNo, 'epv'),
  key('pep_domestic', yesNo, 'npv'),
  key('pep_hio', yesNo, 'doi'),
  key('pep', yesNo, 'ppe'),
  key('pep_position', text, 'ppe_fonction'),
  key('pep_country', country, 'ppe_pays'),
  key('pep_family', yesNo, 'ppe_famille'),
  key('pep_associate', yesNo, 'ppe_associe'),
  key('pep_end_date', date, 'ppe_date_fin'),
  key('pep_determined_on', pastDate, 'pep_determination_date', 'ppe_determinee_le', 'ppe_date_determination'),
  key('pep_measures', text, 'ppe_mesures'),
  key('senior_approval', seniorApproval, 'approbation_direction', 'approbation_haute_direction'),
  key('senior_approval_by', text, 'approbation_direction_par'),
  key('senior_approval_date', pastDate, 'approbation_direction_date'),

  key('annual_income', money, 'income', 'revenu_annuel'),
  key('net_liquid_assets', money, 'actifs_liquides'),
  key('total_net_worth', signedMoney, 'valeur_nette'),
  key('total_assets', money),
  key('total_liabilities', money),
  key('monthly_debt_payments', money),
  key('housing_cost', money),
  key('investment_amount', money),
  key('annual_revenue', money),
  key('currency', currency, 'devise'),
  key('objective', choice.objective, 'investment_objective', 'objectif'),
  key('horizon', horizon, 'time_horizon', 'horizon_temporel'),
  key('investment_knowledge', choice.investmentKnowledge, 'connaissances'),
  key('investment_experience', investmentExperience, 'experience'),
  key('risk_tolerance', choice.riskTolerance, 'tolerance_risque'),
  key('loss_reaction', choice.lossReaction),
  key('liquidity_needs', choice.liquidityNeeds, 'besoins_liquidite'),
  key('trusted_contact', trustedContact, 'personne_de_confiance'),

  key('legal_name', text, 'denomination', 'raison_sociale'),
  key('trade_name', text),
  key('legal_form', text, 'forme_juridique'),
  key('activity', text, 'activite'),
  key('naics', text),
  key('website', text),
  key('registration_number', anyNumber, 'numero_entreprise'),
  key('business_number', ruledNumber(businessNumber), 'bn', 'ne'),
  key('neq', ruledNumber(neq)),
  key('siren', ruledNumber(siren)),
  key('siret', ruledNumber(siret)),
  key('ice', ruledNumber(ice)),
  key('rc', ruledNumber(rc)),
  key('if_number', ruledNumber(ifNumber)),
  key('lei', ruledNumber(lei)),
  key('charity_registration', ruledNumber(charityRegistration), 'rna', 'numero_rna', 'charity_number'),
  key(
    'msb_registration',
    anyNumber,
    'msb_number',
    'fintrac_msb_number',
    'fincen_msb_number',
    'inscription_esm',
    'numero_esm',
  ),
  key('iban', ruledNumber(iban)),
  key('incorporation_date', pastDate, 'date_constitution'),
  key('incorporation_country', country),
  key('date_of_death', pastDate),
  key('trust_date', pastDate),
  key('directors', parties, 'administrateurs'),
  key('partners', parties, 'associes'),
  key('trustees', parties, 'fiduciaires'),
  key('settlors', parties, 'constituants'),
  key('beneficiaries', parties, 'beneficiaires'),
  key('executors', parties, 'liquidateurs'),
  key('signatories', parties, 'signataires'),
  key('beneficial_owners', parties, 'beneficiaires_effectifs'),
  key('control_person', parties),
  key('protectors', parties),
  key('chief_executive', parties, 'ceo', 'senior_officer', 'pdg', 'premier_dirigeant', 'chef_de_la_direction'),
  key('no_owner_25', yesNo, 'no_owner25'),
  key('ownership_structure', text),
  key('ownership_layers', wholeNumber(layersMax)),
  key('bearer_shares', yesNo),
  key('nominee', yesNo),
  key('listed_exchange', textOrYesNo),
  key('regulated_by', textOrYesNo),
  key('solicits_donations', yesNo),
  key('foreign_operations', yesNo),
  key('operations_countries', countries),
  key('funds_country', country),
  key('delivery_channel', choice.deliveryChannel, 'canal'),
  key('last_review_date', pastDate),
  key('relationship_since', pastDate),
  key('consent_date', pastDate),
]

const keysByName = new Map(profileKeys.flatMap((entry) => [entry.name, ...entry.aliases].map((name) => [name, entry])))

/** The key of a partner's spelling; null for an unknown one, which is ignored. docs/rules/profile.md#keys. */
export function findProfileKey(spelling: string): ProfileKey | null {
  return keysByName.get(spelling) ?? keysByName.get(normaliseKey(spelling)) ?? null
}

/** The keys of an address object that are read. docs/rules/profile.md#addresses. */
export const addressMembers: Members = {
  list: profileKeys.filter(({ name }) => addressParts.has(name)),
  find: (spelling) => {
    const found = findProfileKey(spelling)
    return found !== null && addressParts.has(found.name) ? found : null
  },
}
