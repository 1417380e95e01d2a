import { highestOf, oneOf, oneOfOrOther } from './choices.ts'

// docs/rules/profile.md#choices; further spellings are practice.

export const sex = oneOf([
  ['F', 'f female femme feminin woman'],
  ['M', 'm male homme masculin man h'],
  ['X', 'x non_binary non_binaire other autre unspecified non_specifie'],
])

/** What a party is. docs/rules/profile.md#parties. */
export const partyKind = oneOf([
  [
    'person',
    'individual natural_person human human_being physical_person private_person personne individu particulier ' +
      'personne_physique physique',
  ],
  [
    'entity',
    'company corporation corporate business organization organisation legal_person legal_entity juridical_person ' +
      'partnership limited_partnership trust estate charity charitable_org foundation association fund government ' +
      'entite societe compagnie entreprise personne_morale morale organisme societe_de_personnes fiducie succession ' +
      'fondation fonds cooperative municipalite gouvernement societe_en_commandite organisation_caritative',
  ],
])

export const maritalStatus = oneOf([
  ['single', 'celibataire never_married'],
  ['married', 'marie mariee marie_e'],
  [
    'common_law',
    'conjoint_de_fait conjointe_de_fait union_de_fait union_libre civil_union union_civile pacs pacse pacsee partner',
  ],
  ['separated', 'separe separee separe_e'],
  ['divorced', 'divorce divorcee divorce_e'],
  ['widowed', 'veuf veuve widow widower'],
])

export const employmentStatus = oneOf([
  [
    'permanent',
    'full_time fulltime employed employee salarie salariee temps_plein cdi employe employee_full_time regular',
  ],
  ['part_time', 'parttime temps_partiel'],
  ['seasonal', 'saisonnier saisonniere temporary temporaire contract contractuel contractuelle cdd'],
  [
    'self_employed',
    'selfemployed travailleur_autonome travailleuse_autonome independant independante freelance business_owner',
  ],
  ['unemployed', 'sans_emploi chomeur chomeuse chomage au_chomage not_employed'],
  ['student', 'etudiant etudiante'],
  ['retired', 'retraite retraitee pensioner'],
  ['homemaker', 'au_foyer personne_au_foyer femme_au_foyer homme_au_foyer mere_au_foyer stay_at_home'],
])

/**
 * From the least to the most exposed product: of several accounts the most exposed one counts.
 * docs/rules/risk.md#compliance-risk.
 */
export const accountType = highestOf([
  [
    'chequing',
    'checking cheque compte_cheques compte_cheque compte_courant current current_account chequing_account courant',
  ],
  ['savings', 'saving savings_account epargne compte_epargne compte_d_epargne'],
  [
    'registered_investment',
    'rrsp reer tfsa celi fhsa celiapp resp reee rrif ferr placement_enregistre registered registered_account pea',
  ],
  ['mortgage', 'hypotheque pret_hypothecaire mortgage_loan pret_immobilier home_loan'],
  ['secured_loan', 'pret_garanti auto_loan pret_auto car_loan'],
  ['credit_card', 'carte_de_credit carte_credit'],
  ['business_loan', 'pret_commercial pret_entreprise commercial_loan pret_aux_entreprises'],
  ['managed', 'gere compte_gere managed_account gestion_discretionnaire'],
  ['personal_loan', 'pret_personnel loan pret unsecured_loan'],
  ['line_of_credit', 'marge_de_credit ligne_de_credit loc heloc'],
  ['business_account', 'compte_entreprise compte_commercial business compte_professionnel'],
  [
    'non_registered_investment',
    'placement_non_enregistre non_registered investment placement cash_account brokerage courtage',
  ],
  ['other', 'autre'],
  ['margin', 'marge compte_sur_marge margin_account'],
  ['trust_account', 'compte_en_fideicommis compte_en_fiducie trust in_trust'],
  ['prepaid', 'prepaye prepayee carte_prepayee prepaid_card'],
  ['crypto', 'cryptomonnaie cryptomonnaies cryptocurrency crypto_account bitcoin'],
])

export const relationshipPurpose = oneOfOrOther([
  [
    'everyday_banking',
    'daily_banking day_to_day_banking operations_courantes transactions_courantes depenses_courantes everyday personal',
  ],
  ['payroll', 'paie salaire salary_deposit depot_de_paie'],
  ['savings', 'saving epargne'],
  ['investment', 'investing investments placement placements investissement'],
  ['retirement', 'retraite'],
  ['education', 'etudes school'],
  ['home_purchase', 'achat_maison achat_de_maison achat_immobilier home buy_a_home mortgage achat_d_une_maison'],
  ['vehicle', 'vehicule auto car voiture achat_vehicule car_purchase'],
  ['debt_consolidation', 'consolidation_de_dettes consolidation'],
  ['business_operations', 'business exploitation activites_commerciales operations_commerciales'],
  ['working_capital', 'fonds_de_roulement'],
  ['import_export', 'importation_exportation import_export_trade trade commerce_international'],
  ['other', 'autre'],
])

/**
 * From the least to the most exposed source: of several sources the most exposed one counts.
 * docs/rules/risk.md#compliance-risk.
 */
const fundSources = [
  [
    'employment',
    'salary salaire emploi wages job employment_income revenu_d_emploi revenus_d_emploi paie work travail',
  ],
  ['self_employment', 'self_employed travail_autonome travail_independant freelance'],
  [
    'business_income',
    'business revenu_d_entreprise revenus_d_entreprise entreprise business_revenue company dividends dividendes profits',
  ],
  ['pension', 'retraite retirement_income rente pension_income government_pension'],
  ['savings', 'saving epargne economies personal_savings'],
  ['investment_sale', 'investments investment placements vente_de_placements sale_of_investments investment_income'],
  [
    'property_sale',
    'vente_immobiliere vente_de_propriete vente_d_une_propriete sale_of_property real_estate house_sale vente_d_un_bien',
  ],
  ['inheritance', 'heritage succession'],
  ['insurance', 'assurance insurance_payout indemnite_d_assurance'],
  ['gift', 'don donation cadeau'],
  ['loan', 'pret emprunt credit'],
  ['other', 'autre autres'],
  ['crypto', 'cryptomonnaie cryptomonnaies cryptocurrency bitcoin'],
  ['gambling', 'jeu jeux_de_hasard loterie lottery casino jeu_d_argent'],
  ['cash', 'especes argent_comptant comptant liquide cash_savings'],
] as const

export const fundsSource = highestOf(fundSources)

/** Of several objectives the highest counts. */
export const objective = highestOf([
  [
    'capital_preservation',
    'preservation preservation_of_capital safety securite preservation_du_capital safety_of_principal conservation_du_capital',
  ],
  ['income', 'revenu revenus'],
  ['balanced', 'income_and_growth equilibre growth_and_income revenu_et_croissance'],
  [
    'growth',
    'croissance capital_growth croissance_du_capital capital_appreciation long_term_growth croissance_a_long_terme',
  ],
  ['speculation', 'aggressive_growth speculative croissance_dynamique aggressive speculatif croissance_agressive'],
])

export const investmentKnowledge = oneOf([
  ['none', 'aucune aucun nulle nul no_knowledge zero'],
  ['limited', 'novice low faible limitee limite beginner debutant basic poor'],
  ['moderate', 'fair moyenne moyen moderee modere average medium intermediate intermediaire'],
  ['good', 'high bonne bon elevee eleve advanced avancee'],
  [
    'extensive',
    'excellent expert sophisticated approfondie approfondi excellente very_good tres_bonne very_high tres_elevee',
  ],
])

export const riskTolerance = oneOf([
  ['low', 'faible basse bas very_low tres_faible conservative prudent'],
  ['low_medium', 'low_to_medium faible_a_moyenne low_moderate faible_moyenne'],
  ['medium', 'moyenne moyen moderate moderee modere average'],
  ['medium_high', 'medium_to_high moyenne_a_elevee moderate_high moyenne_elevee'],
  ['high', 'elevee eleve haute haut forte fort very_high tres_elevee tres_eleve aggressive'],
])

export const lossReaction = oneOf([
  ['sell_all', 'vendre_tout tout_vendre sell sell_everything'],
  ['sell_some', 'vendre_une_partie vendre_partie sell_part reduce'],
  ['hold', 'conserver garder do_nothing ne_rien_faire attendre wait'],
  ['buy_more', 'acheter_plus acheter_davantage buy acheter'],
])

export const liquidityNeeds = oneOf([
  ['low', 'faible faibles none aucun'],
  ['medium', 'moyen moyens moyenne moderate modere'],
  ['high', 'eleve eleves elevee fort'],
])

export const deliveryChannel = oneOf([
  ['in_person', 'en_personne branch succursale face_to_face en_agence'],
  ['remote_eid', 'eid online_eid a_distance_eid'],
  ['remote_documents', 'remote online a_distance en_ligne digital mobile'],
  ['intermediary', 'intermediaire broker courtier agent mandataire'],
])
