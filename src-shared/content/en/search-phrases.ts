/** Visitors' words for each section. Only the search reads them: no page or prompt has them. */
export const searchPhrases: Record<string, string> = {
  'home/intro':
    "what do you guys do who are u | what is this company about | what's rihla | tell me about yourselves | ur main business | explain it to me in simple words",
  'home/ledger':
    'can ai find a mistake in my books | example of an audit finding | wrong line in a ledger | which rule stops a payment',
  'home/routine':
    'will it pay without asking me | who approves a refund | does the agent wait for a person | can it act on its own',
  'home/cards':
    "why you and not someone else | what makes you different | why should i pick you | what's so special about u | reasons to trust rihla",
  'home/cards/1':
    'how fast can we go live | how soon will it be up and running | when do we see results | time to launch a pilot | how long till it works',
  'home/cards/2':
    'will it fit our existing software | works with our ERP | do we have to replace our systems | connect to sap oracle salesforce | plug into what we already have',
  'home/cards/3':
    'can we see why the AI decided that | is it auditable | export decisions for the auditors | explainable ai | who made the decision, traceability',
  'home/cards/4':
    'does it speak arabic | arabic support | can it read arabic docs | is arabic as good as english | which languages do you handle',
  'home/cards/5':
    'do you train on my data | who owns our data | is our data safe with you | where is the data kept | will my data leave the country | data privacy',
  'home/cards/6':
    'can i talk to an engineer | who answers when something breaks | do i get real people for support | same timezone support | technical support',
  'home/products':
    'how many products are there | list the six products | what are your products called | do the products work together',
  'home/call-to-action':
    "i have a problem can you solve it | can i get advice on my case | what if ai isn't the right tool | consultation with an engineer | need help with a problem",
  'products/intro':
    'what do you sell | list of ur products | what products u got | show me everything you offer | which tools do you have | product catalog',
  'products/comparison':
    'compare your products side by side | which product reads what | difference between the six products | which systems does each product connect to | price basis of each product',
  'products/call-to-action':
    'which product is right for me | not sure which product i need | help me choose a product | recommend one of your tools',
  'lagentry/intro':
    'what is lagentry whats langentry / lagentri | build a bot without coding | no code agent builder make my own ai assistant | automate stuff without programmers | automation tool | zapier n8n make alternative rpa',
  'lagentry/sample':
    'show me an agent example | see how an agent gets built | turn a routine into an agent | try lagentry example | describe a task in one sentence',
  'lagentry/cards':
    'lagentry features | what can lagentry do | can i trust an agent with real work | functions of the agent builder',
  'lagentry/cards/1':
    'drag and drop | is there a visual editor | draw the workflow | flow chart canvas | is it easy to use for non techies',
  'lagentry/cards/2':
    'what apps does it connect to | can it hook up to gmail outlook excel | integrations of lagentry | connect my crm and database | list of connectors | how many integrations',
  'lagentry/cards/3':
    'will the bot do things without asking me | can my boss sign off first | human in the loop | need approval before it sends | stop the agent before it acts | what if it does something stupid',
  'lagentry/cards/4':
    'can i see what the bot did | history of agent actions | track every step | agent activity logs | how long are the logs kept',
  'lagentry/cards/5':
    'do agents talk arabic | bot in arabic and english | mix arabic english in one chat | bilingual agent',
  'lagentry/cards/6':
    'can i cap spending of an agent | set limits for the bot | who controls the agents | restrict which data it can touch | admin permissions | stop it from going crazy with costs',
  'lagentry/feature-list':
    'why use agents | what do we gain | benefits of lagentry | how does it help my staff | what will change for my team',
  'lagentry/feature-list/1':
    'how long to make an agent | build a bot in an afternoon | how quick to set up | time to create first agent | can i change it myself later',
  'lagentry/feature-list/2':
    'does it make fewer errors | less mistakes at work | reduce human error | is it reliable on repetitive tasks | consistent checks',
  'lagentry/feature-list/3':
    'will ai replace my employees | will people lose their jobs | no more copy paste | what is left for my staff to do | boring repetitive work',
  'lagentry/cards-2':
    'what is lagentry used for | use cases of agents | where to start with agents | examples of what bots can do',
  'lagentry/cards-2/1':
    'handle orders from email and whatsapp | order processing | can it check stock and confirm orders | sales orders bot | automate incoming orders | robot that reads emails and answers',
  'lagentry/cards-2/2':
    'onboard new clients automatically | collect documents from customers | chase people who are late | open accounts automatically | reminders for missing papers',
  'lagentry/cards-2/3':
    'find tenders for us | rfp automation | help with bids and proposals | government tenders summary | write tender reply',
  'lagentry/cards-2/4':
    'customer service bot | chatbot for my customers | ai helpdesk | answer client questions automatically | call center support agent | hand over to a human',
  'lagentry/call-to-action':
    'start lagentry for free | where do i sign up | try the hosted app | can you build the first agent for me | register an account',
  'ai-auditor/intro':
    'what is ai auditor | audit tool | check our books with ai | accounting audit software | find errors in our ledger | financial review compliance',
  'ai-auditor/sample':
    'show me how the auditor finds errors | try the audit on example data | sample ledger with mistakes | audit example',
  'ai-auditor/cards':
    'auditor features | what can the audit tool check | get ready before the external auditor comes | capabilities of ai auditor',
  'ai-auditor/cards/1':
    'does it check everything or just a sample | all journal entries | entire general ledger | every transaction every account',
  'ai-auditor/cards/2':
    'catch fraud | paid the same invoice twice | weird transactions suspicious payments | duplicate invoices | spot unusual bookings | somebody steals money embezzlement',
  'ai-auditor/cards/3':
    'compare contract with bills | did the supplier overcharge us | match invoices to agreements | check contract terms against payments',
  'ai-auditor/cards/4':
    'who approved this payment | segregation of duties | test internal controls | were they allowed to approve | authorisation checks',
  'ai-auditor/cards/5':
    'proof for each finding | show evidence to the auditor | where does the finding come from | supporting documents | audit trail',
  'ai-auditor/cards/6':
    'does it write the audit report | board report | report for the regulator | management letter | export findings',
  'ai-auditor/stats':
    'how good is the auditor | compliance score | ai auditor numbers | percent of transactions read | results customers get',
  'ai-auditor/standards':
    'iso soc gdpr are you pci compliant | which regulations does it check | hipaa sox gdpr ccpa | standards supported | certification norms | data protection law check',
  'ai-auditor/feature-list': 'which sectors use the auditor | who is ai auditor for | industries for audit',
  'ai-auditor/feature-list/1':
    'audit for banks | transaction monitoring | aml money laundering monitoring | central bank supervisor audit',
  'ai-auditor/feature-list/2':
    'audit for hospitals | check medical claims | insurance claims clinic billing | who opened patient records',
  'ai-auditor/feature-list/3':
    'audit for shops | refunds and discounts abuse | retail store audit | card data in stores',
  'ai-auditor/feature-list/4':
    'audit for a factory | stock valuation | inventory audit | procurement and purchasing audit | intercompany',
  'ai-auditor/call-to-action':
    'test the auditor with our own data | upload an export of our ledger | try audit on one quarter | audit demo with our books',
  'id-verification/intro':
    'what is id verification | kyc tool | check if an id is real | verify customers identity online | ekyc gcc | scan id cards',
  'id-verification/sample':
    'try forging a card | show me how a document is read | test id check example | mrz check digit | what happens with a changed character',
  'id-verification/stats':
    'how accurate is the id check | how quick is verification | how many seconds | how many countries | number of verifications done | success rate',
  'id-verification/cards':
    'what does the id check include | kyc features | list of checks | capabilities of identity verification',
  'id-verification/cards/1':
    'read text from passports | ocr | scan arabic id | read the chip nfc | mrz reading | extract data from documents',
  'id-verification/cards/2':
    'selfie check | does the face match the id | compare photo with person | face recognition | facial matching',
  'id-verification/cards/3':
    'is it a real person | deepfake mask photo spoof | live selfie | stop someone using a video | anti spoofing',
  'id-verification/cards/4':
    'spot fake ids | forged passport | photoshopped document | edited card | counterfeit hologram | can someone cheat with a fake',
  'id-verification/cards/5':
    'sanction lists | pep check | aml screening | blacklist | terror list names | politically exposed',
  'id-verification/cards/6':
    'keep records for the regulator | how long is the kyc file stored | save images and scores | verification history | proof of the check',
  'id-verification/documents':
    'which ids do you accept | emirates id iqama passport | driver license | car registration mulkiya | does it read saudi id | residency visa trade licence',
  'id-verification/feature-list': 'who uses id verification | sectors for kyc | where is identity check used',
  'id-verification/feature-list/1':
    'open a bank account online | kyc for banks fintech | digital onboarding bank | account opening with the phone',
  'id-verification/feature-list/2':
    'hotel check in | guests passport copy | airline travel identity | hotel registration',
  'id-verification/feature-list/3': 'sim card registration | telecom operator kyc | mobile line activation | sell sims',
  'id-verification/feature-list/4':
    'verify drivers and sellers | check tenants | taxi ride hailing delivery riders | marketplace seller verification | rental',
  'id-verification/call-to-action':
    'try with my own id | bring my passport to the demo | do you delete my card after | test kyc',
  'marketeye/intro':
    'what is marketeye | market eye | stock prices tool | trading intelligence | follow the markets | price tracking for traders',
  'marketeye/sample':
    'replay a trading day | show me marketeye alerts example | see a sample of messages | try marketeye',
  'marketeye/cards':
    'marketeye features | what can market eye do | how do i know earlier than others | functions of marketeye',
  'marketeye/cards/1':
    'notify me when a price moves | why did the stock drop | market alerts | push notification for shares | price alarm | ping me when gold jumps',
  'marketeye/cards/2': 'chart patterns | trend breaks | technical analysis | volume correlation | detect signals',
  'marketeye/cards/3':
    'what happens next after a pattern | what if analysis | scenarios | what happened last times | past outcomes',
  'marketeye/cards/4': 'market news | news that moves prices | arabic news sources | headlines about stocks',
  'marketeye/cards/5':
    'my portfolio | how exposed am i | my positions risk | concentration of my holdings | track my investments',
  'marketeye/cards/6':
    'marketeye api | stream market data | get prices into our own system | data feed for the trading desk',
  'marketeye/coverage':
    'which markets do you cover | bitcoin crypto gold oil | forex currencies | shares and commodities | asset types does it do stocks | fx pairs usd aed',
  'marketeye/stats':
    'how accurate is marketeye | prediction accuracy | how often is it right | how many years of history | does it watch at night | how far back does the price data go',
  'marketeye/faq':
    'marketeye questions and answers | common questions about marketeye | what do clients ask about marketeye',
  'marketeye/faq/1':
    'should i buy this stock | do you tell me what to buy | financial advice | recommend shares | can i get rich | is it investment advice',
  'marketeye/faq/2':
    'where do you get the prices | data source of the quotes | exchange feeds licence | can we use our bloomberg licence',
  'marketeye/faq/3':
    'run marketeye on our servers | on prem | inside our firewall | self hosted private cloud | local installation',
  'marketeye/call-to-action':
    'test marketeye with my watchlist | replay last month | demo of marketeye | try my stocks',
  'uae-ecommerce-aggregator/intro':
    'compare prices uae | cheapest online shop dubai | price comparison site | noon amazon prices | find the best deal shopping search | where do i get it cheaper iphone ps5',
  'uae-ecommerce-aggregator/sample':
    'lowest price is not cheapest | try a search of offers | example of price comparison with delivery | total price with shipping',
  'uae-ecommerce-aggregator/cards':
    'aggregator features | what does the price comparison compare | functions of the shopping aggregator',
  'uae-ecommerce-aggregator/cards/1':
    'same product listed twice | duplicate listings | one product in many shops | different names for the same item',
  'uae-ecommerce-aggregator/cards/2':
    'cheapest way to buy my whole list | basket comparison | grocery list total | compare a full cart',
  'uae-ecommerce-aggregator/cards/3':
    'is the discount real | fake sale | was it cheaper before | price over time | price trend of a product',
  'uae-ecommerce-aggregator/cards/4':
    'tell me when it gets cheaper | price drop notification | alert when price falls | notify on discount',
  'uae-ecommerce-aggregator/cards/5':
    'is this seller legit | can i trust the shop | scam shops | seller rating reviews returns | reliable store',
  'uae-ecommerce-aggregator/cards/6':
    'competitor prices for my shop | price data api for retailers | daily price report | compare my prices to the market',
  'uae-ecommerce-aggregator/categories':
    'what can i search for | electronics phones groceries fashion | product categories | toys beauty books | kinds of items',
  'uae-ecommerce-aggregator/feature-list':
    'who is the aggregator for | benefits of price comparison | good for buyers or sellers',
  'uae-ecommerce-aggregator/feature-list/1':
    'save time shopping | for customers and shoppers | too many tabs open | buy online cheaper',
  'uae-ecommerce-aggregator/feature-list/2':
    'i own a store how does it help me | where am i too expensive | retailer margin | out of stock at competitors',
  'uae-ecommerce-aggregator/feature-list/3':
    'who is selling my brand | brand monitoring | unauthorised resellers | how are my goods described',
  'uae-ecommerce-aggregator/cards-2':
    'use cases aggregator | how do companies use price comparison | examples of use retail',
  'uae-ecommerce-aggregator/cards-2/1':
    'black friday prices | white friday | sale season pricing | hourly price position | ramadan 11.11 sales',
  'uae-ecommerce-aggregator/cards-2/2':
    'what are people looking for that nobody sells | missing products | gaps in my range | demand not served',
  'uae-ecommerce-aggregator/cards-2/3':
    'buy office supplies | purchasing department | procurement at market price | prove we bought at a fair price',
  'uae-ecommerce-aggregator/cards-2/4':
    'enter the uae market | how big is a category | market size before importing | start selling in the emirates',
  'uae-ecommerce-aggregator/call-to-action':
    'search ten items for me | demo of the aggregator | try it with my products',
  'enterprise/intro':
    'for big companies | enterprise offer | large organisation solutions | corporate | government entity',
  'enterprise/cards':
    'enterprise features | what will our IT security ask | enterprise requirements | controls for corporates',
  'enterprise/cards/1':
    'log in with our company account | azure ad okta login | sso saml | user roles and rights | scim provisioning | permissions',
  'enterprise/cards/2':
    'where are your servers | data must stay in uae | host in saudi data residency | does data leave the country | own cloud hosting | are the servers in riyadh or dubai',
  'enterprise/cards/3': 'log who looked at what | siem export | audit logs splunk | track user activity',
  'enterprise/cards/4':
    'which model version is used | model changes tested | ai governance | model risk control | who approves new models',
  'enterprise/cards/5':
    'dedicated engineer | account manager | named contact person | a team that knows us | support in our time',
  'enterprise/cards/6':
    'one bill for all products | single agreement | one invoice | do we sign a contract for each product | bundle',
  'enterprise/stats':
    'sla uptime guarantee | 24/7 support | how long from signing to live | what if the service goes down | availability',
  'enterprise/feature-list': 'enterprise use cases | where do large companies start | examples big companies',
  'enterprise/feature-list/1':
    'audit the whole group every night | continuous auditing | daily check of ledgers | internal audit group',
  'enterprise/feature-list/2':
    'customer onboarding faster | from minutes to one minute | new customers on the phone | branch waiting time',
  'enterprise/feature-list/3':
    'back office automation | invoices tickets master data | shared service center | accounts payable',
  'enterprise/feature-list/4':
    'reports for management | answers during the meeting | board dashboards | executive reporting',
  'enterprise/chips':
    'works with servicenow snowflake | uae pass nafath | sap oracle microsoft salesforce | enterprise integrations | which systems can you connect',
  'enterprise/call-to-action':
    'security questionnaire | vendor assessment | send you our security review | due diligence form | infosec questions',
  'startups/intro':
    'for startups | small company offer | free for small business | we are a new company with little money | start small | we are bootstrapped with low budget',
  'startups/plans':
    "what plans are there subscription packages | monthly price how much per month | do i need a credit card | what's an operation | pricing tiers cancel any time | refund money back yearly billing",
  'startups/plans/starter':
    'free plan | what do i get for free | cheapest package | free tier limits | is there a free version | can three people share the free account',
  'startups/plans/growth': "49 dollar plan | growth package | middle plan | what's in the 49 plan | plan for ten users",
  'startups/plans/scale':
    '199 dollar plan | biggest plan | unlimited users | most expensive package | plan with sso | a million operations',
  'startups/cards': 'what do startups get | save us building things | startup features',
  'startups/cards/1': 'bots for a startup | support agents from day one | automate back office of a small team',
  'startups/cards/2': 'kyc for startups | verify users by api | identity check small company',
  'startups/cards/3': 'no data team | analytics for startups | ask the database',
  'startups/cards/4':
    'security for startups | what will our first big customer ask | pass security check as a small company',
  'startups/feature-list': 'what did founders do | startup examples | startup use cases',
  'startups/feature-list/1': 'only two people in support | answer customers at night | small support team bot',
  'startups/feature-list/2':
    'apply for a licence | regulator file | compliance documents for a startup | fintech license',
  'startups/feature-list/3': 'add suppliers | check trade licences | vendor onboarding | supplier documents',
  'startups/chips': 'slack notion stripe | shopify hubspot | startup tools integrations | postgres',
  'startups/stats': 'free operations | one day to first agent | startup numbers | how quick for a startup',
  'startups/call-to-action':
    'show you my startup idea | can you look at what we build | prototype in an hour | honest opinion on my startup',
  'developers/intro':
    "api do you have an api | for developers | developer docs | rest api sdk | i'm a programmer | do you have rate limits documentation",
  'developers/sample':
    'sdk languages | python typescript go java | code sample | is there a php library | client libraries | npm package',
  'developers/stats': 'api speed | how fast is the api | latency ms | api uptime | response time',
  'developers/cards': 'api features | developer capabilities | details of the api',
  'developers/cards/1': 'idempotency key | safe retry | send the same request twice | double post',
  'developers/cards/2': 'webhooks | callbacks | get notified of events | resend a webhook | signature of the hook',
  'developers/cards/3': 'error codes | api errors | error format problem json | what does the error mean',
  'developers/cards/4': 'sandbox | test environment | try the api without real data | test keys | playground',
  'developers/cards/5': 'request history | api logs | debug calls | see my last requests',
  'developers/cards/6': 'api keys | rotate key | limit a key | token permissions | secret key leaked',
  'developers/feature-list': 'what do people build with the api | developer use cases | examples built with it',
  'developers/feature-list/1': 'id check in my own app | white label verification | onboarding flow sdk | embed kyc',
  'developers/feature-list/2':
    'put agents into our product | embed agents | resell with our own brand | agents under my logo',
  'developers/feature-list/3': 'build a trading app | backtest api | market stream for developers',
  'developers/chips': 'terraform kafka postman | openapi spec | github actions ci | developer tools | opentelemetry',
  'developers/call-to-action':
    'talk to a developer | technical demo | ask the people who made it | hard technical question',
  'researchers/intro':
    'for universities | research cooperation | phd student | academic collaboration | work with scientists',
  'researchers/cards': 'what do researchers get | how do you help with research | what do you offer universities',
  'researchers/cards/1': 'datasets | arabic corpus | data for my thesis | anonymised research data | ethics review',
  'researchers/cards/2': 'gpu hours | compute cluster | computing power for research | cloud credits',
  'researchers/cards/3': 'write a paper together | co-author | joint publication | your engineers as authors',
  'researchers/cards/4': 'open source code | open benchmarks | are results published | negative results',
  'researchers/papers':
    'your publications | scientific papers | working papers list | can i get a copy of a paper | articles you wrote',
  'researchers/papers/1': 'handwriting recognition paper | arabic handwriting ocr | reading handwritten ids',
  'researchers/papers/2': 'paper on agent approval | feedback from people who approve | training agents with approvals',
  'researchers/papers/3': 'paper on paying twice | duplicate payment study | double payments taxonomy',
  'researchers/papers/4':
    'product matching paper | same item in different shops study | matching arabic and latin product names',
  'researchers/feature-list': 'research topics | what do groups work on | research areas',
  'researchers/feature-list/1': 'document understanding research | right to left layout benchmark | mixed scripts',
  'researchers/feature-list/2': 'ai safety research | when should a machine ask | safe agents',
  'researchers/feature-list/3': 'stock exchange research | market liquidity study | financial market structure',
  'researchers/chips': 'jupyter pytorch r | research tools | slurm zenodo parquet | notebooks',
  'researchers/stats': 'how many papers | how long to get data | research numbers',
  'researchers/call-to-action':
    'i have a research idea | propose a project | send a research proposal | who reads my proposal',
  'ai-data-analyst/intro':
    'what is ai data analyst | talk to my data | chat with my database | charts from questions | sql without knowing sql | excel analysis bot data analyst tool',
  'ai-data-analyst/sample':
    'ask the sample shop a question | try asking data in plain words | see the query behind an answer | example question for the analyst',
  'ai-data-analyst/dashboard':
    'sample dashboard | try the data analyst | see revenue chart | example shop data | metrics kpi',
  'ai-data-analyst/call-to-action':
    'use my own spreadsheet | bring an excel table | demo with our numbers | upload my table',
  'pricing/intro':
    'pricing page | price list of all plans | show me the prices | how much do you charge for an ai agent | cost of ai agents',
  'pricing/plans':
    'plans and prices in dirhams | monthly price in aed | price of starter growth scale enterprise | enterprise price',
  'pricing/plans/starter': 'what is in starter | starter plan limits | operations in the free plan on the pricing page',
  'pricing/plans/growth': 'price of growth in dirhams | what is in growth | growth plan features',
  'pricing/plans/scale': 'price of scale in dirhams | what is in scale | scale plan features',
  'pricing/terms': 'what counts as an operation | what is included in the price | hidden costs',
  'pricing/terms/1': 'what is one operation | how do you count operations | billing unit | what is billed',
  'pricing/terms/2': 'overage | what if we use more than the limit | extra operations price | run out of operations',
  'pricing/terms/3': 'vat on top | price with tax | 5 percent vat | is tax included',
  'pricing/terms/4': 'exchange rate dollar dirham | which currency | price in aed or usd',
  'pricing/comparison':
    'compare plans side by side | which plan has single sign-on | which plan has all connectors | plan comparison table',
  'pricing/estimator':
    'calculate my cost | cost calculator | which plan fits my volume | estimate operations | roi calculator',
  'pricing/start': 'how do we get started with a plan | steps to buy | how to subscribe | onboarding after buying',
  'pricing/start/1': 'how do i request a plan | book a call about a plan | order a plan',
  'pricing/start/2': 'see it on our case before buying | test with our process first | prove it before i pay',
  'pricing/start/3': 'what does the quote say | after we accept the quote | who sets up the workspace',
  'pricing/faq': 'questions about prices | price faq | things to know before buying a plan',
  'pricing/faq/1': 'try before buying | is there a free plan | test it for free first',
  'pricing/faq/2': 'credit card needed | sign up online without talking to sales | start without a card',
  'pricing/faq/3': 'is the price fixed | will the price change | binding offer',
  'pricing/faq/4': 'cost of the enterprise plan | price for a large company | custom contract price',
  'pricing/faq/5':
    'how long until i get a quote | when do you answer a price request | response time to a quote request',
  'pricing/call-to-action': 'price for my own case | individual price | tell me what it costs for us',
  'company/intro':
    'about the company who is behind rihla | what does rihla mean | where does the name come from | who founded you your story | which country are you from | when were you founded',
  'company/stats':
    'how many clients do you have | how many models | company numbers | uptime | is your company big | monitoring day and night',
  'company/solutions':
    'what services do you do | custom ai projects | what can you build for us | solutions list | do you do consulting | build to order',
  'company/solutions/1': 'ai agents service | build an agent for us | software that acts by itself',
  'company/solutions/2':
    'forecast sales | predict demand | customer churn | predict risk | predictive analytics | who will leave us',
  'company/solutions/3':
    'translate arabic english contracts | nlp | text understanding in two languages | read emails and contracts',
  'company/solutions/4':
    'image recognition | cameras | analyse photos and video | shelf monitoring | computer vision service',
  'company/solutions/5': 'automate compliance | regulation checks automatically | policy rules | compliance software',
  'company/solutions/6':
    'train our own model | fine tune llm | custom model | who owns the trained model | own ai | private gpt',
  'company/industries':
    'which sectors do you serve | do you work in my field | who are your customers by industry | real estate hotels education oil',
  'company/industries/1': 'hospital | clinic | healthcare ai | doctors appointments | patient records | medical',
  'company/industries/2': 'banks | finance sector | insurance fintech | central bank rules',
  'company/industries/3': 'online shop | e-commerce | retailers | shopify store ai',
  'company/industries/4':
    'factory manufacturing | predictive maintenance | machines breakdown | quality control camera | industrial | find defects on the production line',
  'company/technologies': 'tech stack | which technologies | what ai do you use | under the hood',
  'company/technologies/1':
    'which llm | gpt or claude | chatgpt based | language model used | can we switch models | openai',
  'company/technologies/2':
    'rag | does it make things up | hallucinations | answers with sources | search in our documents',
  'company/technologies/3': 'vision tech | face detection technology | product recognition | image ai',
  'company/technologies/4':
    'arabic dialects | understand khaleeji egyptian | diacritics tashkeel | arabizi franco | arabic nlp',
  'company/technologies/5': 'sensor data | time series | iot | demand over time',
  'company/technologies/6': 'multi agent | orchestrate agents | agents with tools | workflow steps',
  'company/technologies/7': 'edge | run near the user | low latency | on device',
  'company/technologies/8':
    'encryption while processing | secure enclave | confidential computing | data encrypted in use',
  'company/process':
    "how do you work project steps | what's the process of a project phases | how do we get started with a project | methodology | how long does a project take | first meeting then what",
  'company/process/1':
    'first phase | discovery | what happens at the beginning | two weeks analysis | how do you find out if ai helps | assessment',
  'company/process/2': 'strategy phase | ai roadmap | plan of the project | define success | second step',
  'company/process/3': 'development phase | how do you test | can we see progress | weekly tests | training the model',
  'company/process/4':
    'go live phase | rollout | after launch | do you stay after delivery | maintenance after go live | last step',
  'company/call-to-action':
    'where do we begin | which process should we start with | start with one process | get started',
  'careers/intro':
    "work for you | jobs at rihla | join the team career | how is it to work there | company culture | what's it like to work there",
  'careers/feature-list': 'company values | how do you decide | work culture | principles',
  'careers/feature-list/1': 'quality at work | when is something done | ship things that work',
  'careers/feature-list/2': 'data driven culture | opinions or measurements | evidence at work',
  'careers/feature-list/3': 'do engineers meet customers | customer contact for engineers | talk to users',
  'careers/feature-list/4': 'overtime | work life balance | stress | crunch | long hours evenings | burnout',
  'careers/cards':
    'perks | what do employees get | benefits package | salary and benefits | what do you offer staff | how much do you pay',
  'careers/cards/1': 'work visa | do you sponsor visas | moving to dubai | relocation help | visa for my wife and kids',
  'careers/cards/2': 'medical insurance | health cover for family | insurance for employees',
  'careers/cards/3':
    'work from home | remote job | hybrid | wfh days | flexible time | do i have to come to the office',
  'careers/cards/4': 'training budget | courses paid | conferences | learn new things | education allowance',
  'careers/cards/5': 'shares | stock options | equity for employees | esop | own part of the company',
  'careers/cards/6': 'how many vacation days | annual leave | holidays | ticket home | paid time off | pto days off',
  'careers/positions':
    'are u hiring any vacancies | open jobs job openings | can i work for u looking for a job | what roles are available | fresh graduate job internships | do you take freshers',
  'careers/call-to-action':
    'my job is not listed | no fitting position | spontaneous application | send cv anyway | sales marketing hr designer job | speculative application',
  'frontend-developer/intro':
    'frontend job | react developer position | web developer vacancy | ui developer | js developer job',
  'frontend-developer/responsibilities':
    'what does the frontend developer do | daily tasks frontend | duties of the react job',
  'frontend-developer/requirements':
    'requirements for frontend | how many years of experience frontend | skills for the react job | do i qualify for frontend | yrs of exp for frontend',
  'frontend-developer/nice-to-have':
    'bonus skills frontend | is arabic needed for the frontend job | svg design system plus',
  'frontend-developer/apply':
    'apply frontend developer | send my resume for the web developer job | how to apply react',
  'ai-engineer/intro':
    'ai engineer job | machine learning engineer position | ml job | llm engineer vacancy | data scientist job',
  'ai-engineer/responsibilities': 'what does the ai engineer do | daily work ml engineer | tasks of the ai job',
  'ai-engineer/requirements':
    'requirements ai engineer | experience needed for ml job | do i need a phd or degree | python skills for the ai job | yrs of exp for ai engineer',
  'ai-engineer/nice-to-have': 'bonus skills ai engineer | open source or papers a plus | arabic nlp a plus',
  'ai-engineer/apply':
    'apply ai engineer | cv format pdf word | send resume for the ml job | how do i apply | when will hr answer',
  'frontend-developer-intern/intro':
    'frontend internship | web dev intern | student internship react | summer training web | is the internship paid | how long is the internship',
  'frontend-developer-intern/responsibilities':
    'what does a frontend intern do | tasks for interns web | mentor for interns',
  'frontend-developer-intern/requirements':
    'requirements frontend internship | can students apply | html css js intern',
  'frontend-developer-intern/nice-to-have':
    'bonus for the frontend intern | typescript as an intern | plus points web intern',
  'frontend-developer-intern/apply':
    'apply for the frontend internship | intern application web | send cv for the web internship',
  'ai-engineer-intern/intro':
    'ai internship | machine learning intern | data science internship student | six months internship | summer training ai | is the ai internship paid',
  'ai-engineer-intern/responsibilities': 'what does an ai intern do | tasks of the ai internship | clean test cases',
  'ai-engineer-intern/requirements':
    'requirements ai internship | student in maths or physics | python for the intern | still at university',
  'ai-engineer-intern/nice-to-have':
    'bonus for the ai intern | worked with language models before | plus for the ai internship',
  'ai-engineer-intern/apply': 'apply for the ai internship | intern application ai | send cv for the ml internship',
  'schedule-demo/intro':
    'book a demo see it live | schedule a meeting | can you show me | try before buying | i want a presentation | arrange a call with sales',
  'schedule-demo/next': 'what happens after booking | after i send the demo form | next steps demo | what then',
  'schedule-demo/next/1':
    'confirmation email of the demo | calendar invite | did my booking arrive | i got no mail after booking',
  'schedule-demo/next/2':
    'when do you confirm the demo | how long till you reply to the request | who confirms my demo | still waiting for an answer',
  'schedule-demo/next/3':
    "is the demo on zoom or teams | can i come to your office | change the demo time | cancel my meeting | reschedule video call | postpone the demo can't make it | do i have to buy after the demo | pushy sales any commitment",
  'press/intro': 'press kit | media kit | write an article about you | page for journalists | brand assets',
  'press/contact': 'press contact | media inquiry | interview request | spokesperson',
  'press/logo': 'download your logo | logo svg | logo png | logo for a dark background | brand guidelines',
  'press/short': 'one sentence about the company | short description of you | company tagline | boilerplate',
  'press/long': 'about the company for an article | long description | company profile paragraph',
  'press/facts': 'company facts | legal name of the company | what does rihla mean | when were you founded',
  'contact/intro':
    'contact page | i want to speak to a human | how fast do you answer | in which language do you reply',
  'contact/topics': 'which email address for my topic | list of email addresses | whom do i write to',
  'contact/topics/1': 'email of the sales team | whom to ask for a quote | write to sales',
  'contact/topics/2': 'email of the partnerships team | investor relations email | address for distributors',
  'contact/topics/3': 'email of the careers team | hr email | question about my application by email',
  'contact/topics/4': 'email about my data | report a security problem | write about something else',
  'contact/reach': 'phone line of the company | landline in dubai | ring you up',
  'contact/hours': 'public holidays office closed | ramadan hours of the office | when is the office closed',
  'schedule-demo/contact':
    'can i talk to someone before the demo | call instead of booking | questions before i book a demo | rather write than book',
  'partner-with-us/intro':
    'become a partner | invest in you | resell your products | distributor reseller | integrator partnership | business cooperation',
  'partner-with-us/stats':
    'growth how many employees | team size | number of customers | company performance | how many people work there | headcount',
  'partner-with-us/cards': 'why partner with you | why invest | advantages for partners',
  'partner-with-us/cards/1': 'is there demand | gulf ai market | market opportunity | who buys ai in the gcc',
  'partner-with-us/cards/2':
    'product company or agency | recurring revenue products | business model | how do you make money',
  'partner-with-us/cards/3':
    'competitive advantage | moat | what protects you from competitors | security reviews passed',
  'partner-with-us/cards/4': 'who is in your team | background of your engineers | experience of the team',
  'partner-with-us/deck':
    'pitch deck | investor deck | investment deck pdf | download the deck | when do i get the deck | send me your investor presentation slides',
  'partner-with-us/inquiry': 'partnership form | how do i contact the partnership team | send partnership request',
  'partner-with-us/next': 'what happens after a partnership inquiry | steps to become a partner | investor process',
  'partner-with-us/next/1': 'how long does the partner form take | fill in the partnership form | three minutes form',
  'partner-with-us/next/2':
    'when do partners get an answer | reply time for investors | how fast do you answer an inquiry',
  'partner-with-us/next/3': 'partner call | half an hour talk with investors | what do we discuss in the call',
  'partner-with-us/next/4': 'data room | pilot for partners | due diligence investor | final decision partnership',
  'partner-with-us/highlights':
    'investment highlights | are you profitable | recurring revenue founders | reasons to invest | in which gulf countries are your customers | are you making money already',
  'partner-with-us/contact': 'partnership email | partners phone | whom do investors write to | contact for partners',
  'my-data/intro':
    'see my data | what do you know about me | delete my account | download my data remove my info | erase everything about me | gdpr request forget me',
  'my-data/shows': 'what does my data link show | what is in the data export | which of my records can i see',
  'my-data/joe':
    'can i delete my chat | is this chat saved | find my conversation | does joe know who i am | is the chat anonymous',
  'privacy/intro': 'privacy policy | privacy | data protection | what do you store about me | personal information',
  'privacy/in-short': 'privacy in short | do you track me | do you sell my data | ads and profiles | spy on visitors',
  'privacy/who': 'who is responsible for my data | data protection officer | dpo contact | data controller',
  'privacy/what': 'how long do you keep data | retention period | what data do you collect | storage time',
  'privacy/what/1':
    'how long do you keep my demo request | what is stored from the demo form | partnership form data kept',
  'privacy/what/2': 'how long do you keep my cv | who can see my resume | application data deleted | is my cv safe',
  'privacy/what/3': 'do you keep our emails | are my mails stored | notes about me',
  'privacy/what/4': 'is my request deleted as spam | when do you delete spam | how long do deleted requests stay',
  'privacy/what/5': 'is my booking stored | data of booked demos | reminder of the demo',
  'privacy/what/6': 'record of mails you send | do you log emails | mail history',
  'privacy/what/7': 'newsletter data | what is stored when i subscribe | is my email kept after unsubscribing',
  'privacy/what/8': 'i never confirmed my subscription | unconfirmed newsletter | confirmation mail ignored',
  'privacy/what/9': 'proof of consent | i never agreed to the newsletter | consent record',
  'privacy/what/10': 'stop mailing me | block list of addresses | marked as spam | bounced email',
  'privacy/what/11':
    'how long is the chat kept | do you save what i write to joe | who reads this chat | is our conversation private | chat history stored | is this convo recorded',
  'privacy/what/12': 'data request link kept | how long is my data request stored | request to see data',
  'privacy/what/13':
    'do you use google analytics | visitor statistics | page view counting | website tracking | do not track',
  'privacy/what/14':
    'do you track newsletter clicks | tracking pixel in mails | who opened the newsletter | link counting',
  'privacy/what/15': 'do you store my ip | ip address logging | location by ip',
  'privacy/what/16':
    'do you know who downloaded the deck | what is stored when i ask for the investment deck | how often was the deck link used',
  'privacy/recipients':
    'who gets my data | share with third parties | cloudflare openai get my data | sub processors | do you pass it on',
  'privacy/rights':
    'my rights | right to be forgotten | correct my data | complain about data | ask for erasure | withdraw consent',
  'privacy/security':
    'is the site secure | encryption https | how is my data protected | hacked data breach | who can access',
  'terms/intro': 'terms of service | terms and conditions | rules of the site | tos',
  'terms/who':
    'legal name of the company | who runs this website | imprint | registered company | license free zone fz-llc | company address',
  'terms/offer': 'what can i do on this site | what does the website offer | services of the site',
  'terms/requests': 'is a demo request binding | am i bound by the form | is it a contract | do i have to buy',
  'terms/prices':
    'are prices binding | can prices change | is the price fixed | does price include vat | indicative prices',
  'terms/joe':
    'can joe be wrong | are you a bot or human | can i trust your answers | are you real is the chatbot reliable | who made joe | does joe make mistakes is he always right',
  'terms/you': 'what am i not allowed to do | fake email forbidden | abuse of the site | acceptable use',
  'terms/content': 'can i copy your texts | use your logo | copyright | quote your site | use pictures',
  'terms/liability': 'are you liable | what if the site is down | damages responsibility | guarantee of correctness',
  'terms/privacy': 'privacy in the terms | where is my data described | see and erase data terms',
  'terms/law': 'which law applies | court jurisdiction dubai | legal dispute | sue you | governing law',
  'cookies/intro': 'cookies | why is there no cookie banner | do you set cookies | cookie policy',
  'cookies/visitors': 'what is stored in my browser | local storage session storage | browser data',
  'cookies/visitors/1': 'scroll position stored | site remembers where i was | back button jumps to the same place',
  'cookies/visitors/2':
    'is my half written form saved | form draft | i closed the page is my text lost | reload lost my input',
  'cookies/visitors/3': 'submission id | why is a form number stored | form sent twice',
  'cookies/visitors/4': 'remember my language | language choice saved | arabic suggestion bar',
  'cookies/visitors/5': 'chat session in the browser | how does joe remember me | chat after reload',
  'cookies/visitors/6':
    'chat booking stored in the browser | demo details typed in the chat | booking link kept in my browser',
  'cookies/visitors/7': 'chat stays open on the next page | chat open or minimised | why is the chat still open',
  'cookies/visitors/8': 'what i typed to joe is still there | unsent chat message saved | draft of a chat message',
  'cookies/visitors/9':
    'last question kept in the tab | answer broke off after reload | left the page while joe was answering',
  'cookies/turnstile': 'captcha | why do you check that i am human | cloudflare turnstile | robot check on the form',
  'cookies/staff': 'admin cookies | cloudflare access cookie | cookies for staff',
  'cookies/control': 'delete cookies | clear browser data | block storage | remove site data',
  'product-security/questionnaire':
    'fill in our own questionnaire | can you answer our vendor form | send you a security form',
  'product-security/intro':
    'security questionnaire | vendor assessment answers | product security page | is your product secure',
  'product-security/products':
    'where does each product run | what does the model see | which data does the ai see | where is our data hosted | data residency of the products',
  'product-security/data-protection':
    'data processing agreement dpa | data protection officer dpo | dpia impact assessment | records of processing | do you train models on our data | deletion after the contract',
  'product-security/security':
    'hosting in the uae | hosting in saudi arabia | run in our own cloud | sso scim roles | encryption at rest | penetration test report | iso 27001 soc 2 of the product',
  'product-security/operation':
    'sla of the products | incident notification time | business continuity disaster recovery | human oversight of ai | explain a model decision',
  'news/intro': 'news page | what is new at your company | latest announcements | do you have a blog',
  'status/intro': 'is the site down | status page | is your website working | outage | service disruption',
  'status/parts': 'are emails delayed | are forms working right now | is the chat down | cannot upload my cv',
  'trust/products': 'security of your products | is customer data safe in the product | product data location',
  'trust/intro':
    'trust page | trust center | vendor review | procurement questions | due diligence | security questionnaire',
  'trust/data':
    'where is website data hosted | data residency | which country is the data in | where are the servers | backups',
  'trust/processors':
    'sub-processors | subprocessors list | who processes our data | which model does joe use | who sends your emails | third parties',
  'trust/retention': 'retention schedule | how long is each record kept | when is data deleted | deletion periods',
  'trust/joe':
    'what can joe see | can joe read my emails | does the chatbot have access to our data | what does joe know about me',
  'trust/security':
    'how is the website secured | website security measures | third-party scripts | do i need a password | encryption',
  'trust/certificates':
    'are you certified | security certifications | do you hold any certificate | have you been audited by anyone',
  'trust/response': 'response times | how fast do you answer | how long until you reply | SLA of support answers',
  'trust/accessibility':
    'accessibility statement | is the site accessible | wcag | screen reader | keyboard navigation | disabled visitors',
  'trust/figures':
    'what do your figures mean | are the numbers audited | how do you count customers | 500+ customers meaning | is 99.9% guaranteed | are the quotes real',
  'trust/report':
    'report a vulnerability | security contact | found a bug in your site | responsible disclosure | security.txt | report abuse',
  contact:
    'contact you phone number | email address where are you | office address location dubai map call you whatsapp | how do i reach a human talk to sales | customer service number | get in touch landline hotline',
  hours:
    'opening hours when are you open | working hours | open on friday saturday sunday | weekend office times | closed now working days | working on eid ramadan national day holidays',
  'demo-hours':
    'demo times | how long is the demo | when can i have a demo | demo on the weekend | available slots | how many minutes',
  prices:
    'how much price | what does it cost | how much do you charge | is it expensive | free trial quote cheap | discount rates',
  newsletter: 'newsletter | subscribe to news | get updates by mail | mailing list | how often do you send mails',
  unsubscribe:
    'unsubscribe | stop the emails | leave the newsletter | no more mails opt out | cancel subscription to the newsletter | take me off the list',
  social: 'linkedin | twitter x | instagram | social media | follow you | facebook youtube tiktok',

  // Rows of tables
  'products/comparison/1': 'who is lagentry for | what does lagentry read and give me',
  'products/comparison/2': 'who is the ai auditor for | what does the auditor read and give me',
  'products/comparison/3': 'who needs id verification | what does the id check return',
  'products/comparison/4': 'which product is for traders | who is marketeye for',
  'products/comparison/5': 'who is the data analyst for | which product reads my tables',
  'products/comparison/6': 'who is the price aggregator for | which product compares shops',
  'pricing/comparison/1': 'price of each plan | how much is starter growth scale',
  'pricing/comparison/2': 'how many operations per month | monthly limit of the plan',
  'pricing/comparison/3': 'how many people seats users | how many users can we add | team members',
  'pricing/comparison/4': 'which plan has approval | approve before it acts',
  'pricing/comparison/5': 'which plan has a log | activity history',
  'pricing/comparison/6': 'which plan has all connectors | integrations included',
  'pricing/comparison/7': 'which plan has roles | user permissions',
  'pricing/comparison/8': 'export the audit log | export logs',
  'pricing/comparison/9': 'which plan has sso | saml login | single sign on',
  'pricing/comparison/10': 'scim provisioning plan | create users automatically',
  'pricing/comparison/11': 'which plan can be hosted in the uae or ksa | own cloud plan',
  'pricing/comparison/12': 'uptime of each plan | availability guarantee',
  'pricing/comparison/13': 'support of each plan | how fast does support reply | help desk reply time',
  'product-security/products/1': 'where can lagentry be hosted | what does the model see in lagentry',
  'product-security/products/2': 'where can the ai auditor be hosted | what does the model see of our ledgers',
  'product-security/products/3': 'where are id images hosted | how long do you keep passports',
  'product-security/products/4': 'where can marketeye be hosted | does it see my positions',
  'product-security/products/5': 'where can the data analyst be hosted | does the model see our tables',
  'product-security/products/6': 'where can the aggregator be hosted | what does the aggregator keep',
  'product-security/data-protection/1': 'sign a dpa | data processing agreement | processor contract',
  'product-security/data-protection/2': 'train models on our data | is our data used for training',
  'product-security/data-protection/3': 'does our data leave the country | data stays in the region',
  'product-security/data-protection/4': 'who are the subprocessors of the products | list of sub-processors',
  'product-security/data-protection/5': 'do you have a dpo | data protection officer',
  'product-security/data-protection/6': 'records of processing | processing register',
  'product-security/data-protection/7': 'dpia support | privacy impact assessment',
  'product-security/data-protection/8': 'can we set the retention period | who decides how long you keep data',
  'product-security/data-protection/9':
    'delete data at the end of the contract | what happens to our data when we leave',
  'product-security/data-protection/10': 'can your employees read our data | who at rihla sees it',
  'product-security/security/1': 'host in the uae | hosted in dubai or abu dhabi',
  'product-security/security/2': 'host in saudi arabia ksa | hosted in riyadh',
  'product-security/security/3': 'run in our own cloud | our azure or aws tenant',
  'product-security/security/4': 'run on premise | on our own servers | in our data center',
  'product-security/security/5': 'is the product separate from the website | where is plan data kept',
  'product-security/security/6': 'do you support sso saml oidc | login with azure ad okta',
  'product-security/security/7': 'scim | automatic user provisioning',
  'product-security/security/8': 'role based access | permissions per field',
  'product-security/security/9': 'audit log siem | who did what log',
  'product-security/security/10': 'encryption at rest and in transit | is our data encrypted in the product',
  'product-security/security/11': 'pen test report | penetration testing results',
  'product-security/security/12': 'do the products hold iso 27001 soc 2 | security certification',
  'product-security/operation/1': 'service level agreement | sla uptime in the contract',
  'product-security/operation/2': 'is it monitored day and night | 24/7 monitoring alerts',
  'product-security/operation/3': 'how fast do you report a breach | incident notification',
  'product-security/operation/4': 'disaster recovery plan | business continuity',
  'product-security/operation/5': 'human in the loop | approve actions of the agent',
  'product-security/operation/6': 'trace a result | explain how the ai decided',
  'product-security/operation/7': 'are model updates tested | regression tests of a new model',
  'product-security/operation/8': 'report a vulnerability | bug bounty | responsible disclosure',
};
