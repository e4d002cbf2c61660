import { around, near } from "./patterns.ts";

/**
 * Regular expressions over folded text (lower case, no accents), all languages together. Precision comes first where
 * fans speak alike.
 */

const SUM =
  "(?:\\d+(?:[.,]\\d+)? ?(?:€|\\$|£|eur|euros?|usd|dolares|dollars?|dollari|bucks|pesos|soles|reais|pavos|balles|mangos|lucas|r\\$|pounds?|quid)|[$€£] ?\\d+|r\\$ ?\\d+)";
const ES_CASH = `(?:dinero|plata|pasta|lana|efectivo|euros|dolares|pesos|prestamo|bizum|transferencia|paypal|western union|moneygram|recarga|saldo|tarjetas? (?:de )?(?:regalo|steam|google|amazon|itunes|apple)|gift ?cards?|bitcoins?|usdt|cripto\\p{L}*|${SUM})`;
const EN_CASH = `(?:money|cash|loan|paypal|cash ?app|venmo|zelle|western union|moneygram|gift ?cards?|steam cards?|(?:itunes|google play|amazon|apple) (?:gift )?cards?|bitcoins?|btc|usdt|crypto|funds|bucks|dollars|euros|wire transfer|${SUM})`;
const FR_CASH = `(?:argent|fric|thunes?|sous|virement|paypal|lydia|western union|mandat cash|pcs|transcash|neosurf|cartes?[ -]cadeaux?|cartes? (?:steam|google|amazon|itunes|prepayees?)|bitcoins?|usdt|crypto\\p{L}*|euros|balles|${SUM})`;
const IT_CASH = `(?:soldi|denaro|contanti|euro|prestito|bonifico|ricarica|postepay|paypal|satispay|western union|buon[oi] (?:regalo|amazon)|carte? (?:regalo|steam|google|amazon|itunes)|gift ?cards?|bitcoin|usdt|cripto\\p{L}*|${SUM})`;
const DE_CASH = `(?:geld|kohle|euro|uberweisung|paypal|western union|guthaben(?:karten?)?|gutschein(?:e|karten?|codes?)?|geschenkkarten?|steam[- ]?karten?|google[- ]?play[- ]?karten?|amazon[- ]?karten?|paysafe\\p{L}*|bitcoins?|usdt|krypto\\p{L}*|darlehen|kredit|${SUM})`;
const PT_CASH = `(?:dinheiro|grana|pix|reais|emprestimo|transferencia|deposito|paypal|western union|cart(?:ao|oes)[- ](?:de )?(?:presente|steam|google|amazon)|vales?[- ]presente|gift ?cards?|bitcoins?|usdt|cripto\\p{L}*|${SUM})`;

export const ASKS_MONEY = [
  // Send, lend, give me.
  near(
    "(?:envia|manda|presta|transfier[ea]|pasa|deja|dona|adelanta|deposita|ingresa|regala|haz|paga|da|gira|consigue|compra)(?:me|nos|rme|selo)(?:lo|la)?|me (?:puedes|podrias|pudieras|podes|puede|podria|prestas|mandas|envias|pasas|dejas|transfieres|haces|depositas|adelantas|compras|ingresas|regalas|pagas|ayudas|das)(?: \\p{L}+)?|(?:puedes|podrias|podes) (?:mandar|prestar|enviar|dejar|pasar|transferir|hacer|depositar|ingresar|ayudar|pagar|comprar|adelantar|girar)(?:me|le)|(?:pide|pidio|pidiendo|pedir|pidiendome|pedirme|pedido)(?: que le \\p{L}+)?|(?:necesito que me|quiere que le|que le|que me) (?:mandes|prestes|envies|envie|mande|preste|transfiera|pague|ingreses|compres|pagues|transfieras|hagas|haga|compre)",
    ES_CASH,
  ),
  near(
    "(?:send|lend|loan|wire|give|transfer|pay|spot|cashapp|venmo|buy|get) (?:me|her|him|us|my \\p{L}+)|(?:can|could|would|will) (?:you|u) (?:please |maybe |just |possibly )?(?:send|lend|loan|wire|give|transfer|pay|spot|help me (?:out )?with|buy me|cover)|(?:ask(?:s|ed|ing)?|begg?(?:s|ed|ing)?)(?: me| us| for| everyone| them)*|(?:wants?|needs?|told) me to (?:send|pay|wire|buy|transfer|lend|invest)|(?:borrow|lend)",
    EN_CASH,
  ),
  near(
    "(?:envoie|envoies|prete|preter|donne|avance|fais|vire|paye|achete|depanne|paie)[ -](?:moi|nous)|(?:peux|pourrais|pourriez|peut)[ -](?:tu|vous)? ?(?:\\p{L}+ )?(?:m'|me )?(?:envoyer|preter|avancer|donner|faire|virer|payer|acheter|aider|depanner)|tu (?:peux|pourrais|pourrai)(?: \\p{L}+)? (?:m'|me )?(?:envoyer|preter|avancer|donner|faire|virer|payer|acheter|aider|depanner)|(?:demande|demandait|a demande|reclame|demander)(?: \\p{L}+)?(?: de (?:lui )?(?:envoyer|preter|virer|payer|acheter|faire))?|(?:veut|voulait) que je (?:lui )?(?:envoie|prete|vire|paye|achete|fasse)",
    FR_CASH,
  ),
  near(
    "(?:mandami|inviami|prestami|dammi|fammi|pagami|comprami|trasferiscimi|anticipami|ricaricami|girami|regalami)|(?:mi|ci) (?:puoi|potresti|presti|mandi|fai|invii|dai|anticipi|paghi|compri|giri|ricarichi|presteresti)(?: \\p{L}+)?|(?:puoi|potresti|riesci a) (?:mandarmi|prestarmi|inviarmi|darmi|farmi|pagarmi|comprarmi|anticiparmi|aiutarmi con|girarmi)|(?:chiede|chiesto|chiedendo|chiesto di|chiedermi|chiesti)(?: \\p{L}+)?(?: di (?:mandar|prestar|inviar|pagar|comprar|far)\\p{L}*)?|(?:vuole|voleva) che (?:gli|le) (?:mandi|presti|paghi|compri|faccia)",
    IT_CASH,
  ),
  near(
    "(?:schick|schicke|uberweis|uberweise|leih|leihe|gib|kauf|kaufe|send|sende|zahl|zahle|borg|spendier) (?:mir|uns)|(?:kannst|konntest|wurdest|kannste) (?:du|ihr) (?:mir|uns|bitte|vielleicht)?(?: \\p{L}+){0,2}?|(?:will|mochte|wollte|bittet|bat|fragt|fragte|verlangt|verlangte|bettelt|braucht)(?: \\p{L}+){0,3}?(?: von mir| um| nach)|(?:dass ich|soll ich|ich soll|ich sollte) (?:ihm|ihr|fur)",
    DE_CASH,
    30,
  ),
  near(
    "(?:me )?(?:manda|mande|envia|envie|empresta|empreste|transfere|transfira|paga|pague|deposita|deposite|compra|compre|faz|faca|adianta) (?:pra mim|para mim|me|um|uns|uma|algum)|me (?:manda|mande|envia|envie|empresta|empreste|transfere|transfira|paga|deposita|compra|faz|faca|da|ajuda|adianta)|(?:voce|vc|tu|ce)? ?(?:pode|poderia|consegue|podia|conseguiria) (?:me )?(?:mandar|enviar|emprestar|transferir|fazer|depositar|pagar|comprar|ajudar|adiantar)|(?:pede|pediu|pedindo|pedir|pediu pra|pediu para)(?: \\p{L}+){0,3}|(?:quer|queria) que eu (?:mande|envie|empreste|pague|compre|faca|transfira)",
    PT_CASH,
  ),
  // An emergency.
  around(
    "(?:necesito|me urge|urge|me hace falta|me falta\\p{L}*|me quede sin|estoy sin) (?:\\p{L}+ ){0,3}?(?:dinero|plata|pasta|lana|euros|prestamo|efectivo)",
    "(?:urgente\\p{L}*|hospital|operacion|operar|medic\\p{L}+|alquiler|renta|billete|pasaje|vuelo|visa(?:do)?|aduana|abogado|deuda|emergencia|te (?:lo|la) (?:devuelvo|pago|regreso)|ayud\\p{L}+|comida|comer|bebe|mi hij[oa]|mi madre|funeral|entierro)",
    60,
  ),
  around(
    "(?:need|short on|out of|stuck without|lost) (?:\\p{L}+ ){0,3}?(?:money|cash|funds|wallet|help paying)",
    "(?:urgent\\p{L}*|hospital|surgery|medical|medicine|rent|ticket|flight|visa|customs|lawyer|debt|emergency|pay (?:you|it|u) back|help (?:me|out)|food|baby|my (?:son|daughter|mother|mom)|funeral|stranded|bills?)",
    60,
  ),
  around(
    "(?:besoin|manque|plus) d'(?:argent|un pret|aide financiere)|(?:besoin de|il me manque|il me faut) (?:\\p{L}+ ){0,2}?(?:sous|thunes?|fric|\\d+)",
    "(?:urgen\\p{L}+|hopital|operation|operer|medic\\p{L}+|loyer|billet|vol|visa|douane|avocat|dette\\p{L}*|rembourse\\p{L}*|aide\\p{L}*|manger|bebe|mon fils|ma fille|ma mere|enterrement|obseques)",
    60,
  ),
  around(
    "(?:bisogno|servono|mi servono|mi mancano|senza|servirebbero) (?:urgente )?(?:\\p{L}+ ){0,2}?(?:soldi|denaro|euro|prestito|\\d+ ?(?:€|euro))",
    "(?:urgen\\p{L}+|ospedale|operazione|operar\\p{L}+|medic\\p{L}+|affitto|biglietto|volo|visto|dogana|avvocato|debit\\p{L}*|restitu\\p{L}+|ridar\\p{L}+|aiut\\p{L}+|mangiare|mi[ao] figli[ao]|mia madre|funerale|bollett\\p{L}+)",
    60,
  ),
  around(
    "(?:brauche|brauch|fehlt mir|fehlen mir|kein|keine) (?:\\p{L}+ ){0,3}?(?:geld|euro|kohle|darlehen|kredit|\\d+ ?€)",
    "(?:dringend|krankenhaus|operation|medikament\\p{L}*|miete|ticket|flug|visum|zoll|anwalt|schulden|notfall|zuruck\\p{L}*|hilf\\p{L}*|helfen|essen|baby|mein(?:e)? (?:sohn|tochter|mutter)|beerdigung|gestrandet|rechnung\\p{L}*)",
    60,
  ),
  around(
    "(?:preciso|precisando|to sem|estou sem|falta\\p{L}*|fiquei sem) (?:\\p{L}+ ){0,3}?(?:dinheiro|grana|pix|reais|emprestimo)",
    "(?:urgen\\p{L}+|hospital|cirurgia|remedio\\p{L}*|aluguel|passagem|voo|visto|alfandega|advogado|divida\\p{L}*|emergencia|devolv\\p{L}+|pago (?:de volta|depois)|te pago|ajud\\p{L}+|comida|comer|bebe|minha (?:filha|mae)|meu filho|enterro|boleto\\p{L}*|conta de luz)",
    60,
  ),
  // Investments.
  around(
    "(?:inviert\\p{L}*|invertir|inversion(?:es)?|trading|cripto\\p{L}*|bitcoins?|forex|invest(?!igat)\\p{L}*|crypto\\p{L}*|anlegen|investier\\p{L}*|anlage|krypto\\p{L}*|placement|investi\\p{L}*|aplicar|aplicacao|plataforma|plattform|platform|broker)",
    "(?:gan(?:as|ar|ancias?|e|o|aras|ando|amos)|beneficios?|rentab\\p{L}+|rendim\\p{L}+|duplic\\p{L}+|triplic\\p{L}+|earn(?:ings?)?|profits?|returns?|double|triple|guarante\\p{L}+|garanti\\p{L}+|verdien\\p{L}+|gewinn\\p{L}*|rendite\\p{L}*|verdoppel\\p{L}+|gagn\\p{L}+|benefice\\p{L}*|rendement\\p{L}*|doubl\\p{L}+|guadagn\\p{L}+|profitt\\p{L}+|raddoppi\\p{L}+|ganh\\p{L}+|lucr\\p{L}+|dobr\\p{L}+|retorno\\p{L}*|te enseno|i can (?:teach|show)|ich zeig\\p{L}* dir|je te montre|ti (?:insegno|mostro)|te ensino|te mostro|a la semana|per week|pro woche|por semana|al mes|per month|par semaine|a settimana)",
    60,
  ),
  // Codes, cards and cards' pictures.
  near(
    "(?:envia|manda|pasa|dame|dime|reenvia)(?:me|nos)?|send me|tell me|give me|forward (?:me)?|envoie[- ]moi|donne[- ]moi|dis[- ]moi|mandami|dammi|inviami|dimmi|schick(?:e)? mir|sag mir|gib mir|me (?:manda|envia|passa|fala|diz)|manda(?: pra mim)?",
    "(?:(?:el|un|los) (?:codigo|numero)s? (?:que|de (?:verificacion|6|seis|la tarjeta|las tarjetas|tu)|por sms|sms)|(?:the|that|your) (?:code|codes|otp|pin|verification code|card number|6[- ]digit)(?: (?:you|that|on|from|off|sent|by)|$|[ .,!])|le code (?:que|de|recu|a 6|au dos)|(?:il|i) codic[ei] (?:che|di|a 6|sul|della)|(?:den|die|deinen) (?:code|codes|sms-code|tan|pin)(?: |$|[.,!])|o codigo (?:que|de|do|da|por)|(?:iban|numero de (?:cuenta|tarjeta|conta|cartao)|bank (?:details|account|login)|card details|kontonummer|bankdaten|coordonnees bancaires|rib|coordinate bancarie|dados bancarios))",
    25,
  ),
  near(
    "(?:compra|comprame|compre|comprar|buy|get|achete|acheter|compra(?:mi|re)?|kauf|kaufe|besorg)",
    "(?:tarjetas? (?:de )?(?:regalo|steam|google|amazon|itunes|apple)|gift ?cards?|(?:steam|google play|itunes|amazon|apple) (?:gift )?(?:cards?|karten?|codes?)|cartes?[ -]cadeaux?|cartes? (?:steam|google|itunes|amazon|pcs|transcash)|buon[oi] (?:regalo|amazon)|carte? (?:regalo|steam|google|itunes)|(?:geschenk|guthaben|gutschein)karten?|cart(?:ao|oes)[- ](?:de )?presente|vales?[- ]presente)[^.!?]{0,60}(?:codig\\p{L}*|codes?|codic\\p{L}*|foto\\p{L}*|photos?|picture|pic|bild|envia\\p{L}*|manda\\p{L}*|send|schick\\p{L}*|envoie\\p{L}*)",
    30,
  ),
  // Loans by bare numbers, fees, and what a service's name does as a verb.
  near(
    "(?:lend|loan|spot|cash ?app|venmo|zelle|paypal|wire|bizum|pix) (?:me|us)|(?:me )?(?:prestas|prestarias|dejas|prestame|dejame|prestarme|dejarme|bizum de|haces un bizum)|(?:pretes?|avances?|depannes?)[ -](?:tu|moi)|(?:me|m')(?:preter|avancer|depanner|avances?|pretes?|depannes?)|(?:mi|ci) (?:presti|presteresti|anticipi)|prestarmi|anticiparmi|(?:leihst|leih|borgst|borg|leihen|vorstrecken|auslegen|streckst) (?:du )?(?:mir|was)?|(?:me )?(?:empresta|empreste|emprestar|adianta|adiantar)",
    "(?:\\d{2,5}(?! ?(?:min|tom|vol|cap|h|pag|man|figur|ep))|was|algo de|something|some(?: cash)?|un peu|un po'?|qualcosa|uns trocados|algum)(?= ?(?:$|[.,;:!?€$£]|\\p{L}))",
    20,
  ),
  around(
    "(?:avancer?|avances|preter|payer|payes|paies|regler|adelant\\p{L}+|prest(?:ar|as|ame|es)\\p{L}*|pag(?:ar|ame|arme|ues|ue|as|o)|lend|cover|pay|advance|anticip\\p{L}+|prestar\\p{L}*|pagar\\p{L}*|paghi|auslegen|vorstrecken|bezahl\\p{L}*|zahl\\p{L}*|ubernehm\\p{L}*|leih\\p{L}*|empresta\\p{L}*|adianta\\p{L}*)(?: (?:me|mir|us|moi))?",
    "(?:(?:the |la |le |die |el |os |a |o |les |los |my |mi |mon |mein(?:e|en)? |meu |minha |mio |il )?(?:zollgebuhr\\p{L}*|zoll|gebuhr\\p{L}*|anwaltskosten|taxas?|alfandega|frais|loyer|notaire|douane|fees?|customs|lawyer|deposit|tasas?|aduana|abogado|alquiler|fianza|billete de avion|vuelo|flight|plane ticket|visa|visto|biglietto aereo|volo|dogana|affitto|avvocato|bolletta|bollette|spese|rent|miete|kaution|flug\\p{L}*|visum|op|operation|operacion|operazione|cirurgia|surgery|hospital\\p{L}*|remedio|medicine|medikament\\p{L}*|medicinas?|advogado|passagem|aluguel|boleto|luz))(?![^.!?]{0,20}(?:figur|manga|vinil|merch|cosplay))",
    45,
  ),
  around(
    "(?:hospital|internad[oa]|ingresad[oa]|operaci?on\\p{L}*|surgery|operate|krankenhaus|die op|hopital|hospitalisee?|ospedale|ricoverat[oa]|cirurgia|uti|remedios?|medicinas?|evict\\p{L}*|desahuci\\p{L}*|desaloj\\p{L}+|despejad[oa]|sfratt\\p{L}+|zwangsraum\\p{L}*|expulse\\p{L}*|miete|alquiler|renta|loyer|affitto|aluguel|stranded|varad[oa]|bloque\\p{L}* a l'aeroport|gestrandet|robaron|robado|stolen|robbed|geklaut|gestohlen|vole\\p{L}*|rubat[oa]|roubad[oa]|roubaram|clonad[oa]|bloquead[oa]|gesperrt|frozen|wallet|cartera|portafogli\\p{L}*|carteira)",
    `(?:${SUM}|(?:nicht|can'?t|cannot|no puedo|non posso|ne peux pas|peux pas|nao (?:posso|consigo)|no tengo para|without) (?:\\p{L}+ ){0,2}?(?:bezahlen|zahlen|pay|afford|pagar(?:la|lo|e)?|payer|deposit|paying)|(?:fehlen|fehlt) (?:mir|uns)|pleite|broke|a decouvert|al verde|sin blanca|sem grana|zerad[oa]|(?:give|need|send|lend)[^.!?]{0,15}(?:money|cash)|asked (?:me )?for money)`,
    70,
  ),
  "(?:jsuis|je suis|suis) a decouvert|bin (?:gerade |grad |total |voll )*pleite[^.!?]{0,40}(?:leih|hilf|kannst|miete)|(?:give me|get|lend)[^.!?]{0,20}til(?:l)? (?:friday|payday|monday)|(?:te|ti|je) (?:lo |los |la |le |te )?(?:devuelvo|pago|rembourse|ridò|rido|restituisco|devolvo)(?: \\p{L}+){0,3}? (?:el|la|manana|lunes|viernes|semana|promis|juro|prometo|promesso|giuro|sem falta|amanha|sexta)|promis,? je (?:te )?rembourse|(?:i'?ll|will) pay (?:you|u) back|(?:zahl|zahle|geb|gebe) (?:es|s|ich)?(?: \\p{L}+){0,3} zuruck(?= ?(?:$|[.,!]|versprochen))",
  // Stories that explain why money is needed.
  around(
    "(?:herencia|heredado|herede|inherit\\p{L}+|(?:ge)?erbt|erbe|erbschaft|heritage|herite|heriter|eredit\\p{L}+|heranca|herdei|lottery|loteria|lotto|jackpot|millones|million(?:en|s|i|i di)?|millionen|milhoes|(?:us |american )?(?:army|soldier|marine)|militar(?:e)?|soldado|soldat|militaire|general|oil rig|bohrinsel|plataforma (?:petrolera|de petroleo)|petroliere|plateforme petroliere|piattaforma petrolifera|gold|oro|ouro|un (?:mission|deployment)|deployed)",
    "(?:pagar?\\p{L}*|pay\\p{L}*|bezahl\\p{L}*|zahl\\p{L}*|auslegen|payer|avancer|regler|anticip\\p{L}+|fees?|gebuhr\\p{L}*|frais|tass[ae]|taxas?|kosten|costs?|gastos|comision|ehrlich\\p{L}*|honest|honnete|de confianza|confiance|fidarmi|confianca|partner|socio|ayud\\p{L}+|help|hilfe|aiut\\p{L}+|ajud\\p{L}+|divid\\p{L}+|share|teilen|partager|notaire|notar|notaio|abogado|lawyer|anwalt\\p{L}*|avvocato|advogado|customs|zoll\\p{L}*|douane|dogana|alfandega|aduana|transfer\\p{L}*|uberweis\\p{L}*|account|konto|cuenta|conta|package|paket|pacote|paquete|colis|pacco)",
    80,
  ),
  around(
    "(?:invert\\p{L}+|inviert\\p{L}+|invest\\p{L}+|anleg\\p{L}*|einzahl\\p{L}*|einsteig\\p{L}*|mets|mettre|place[rsz]?|metti|mettere|poner|pones|meter|metes|mete|put|deposit\\p{L}*|start|fang|empieza|empezar|coloca|colocar|bota|aplica|comecar|comeca|inizia|commence\\p{L}*|trader|tio|uncle|aunt|tante|onkel|zio|zia|cousin|amigo|ami|friend|freund|amico|mentor)",
    "(?:cripto\\p{L}*|crypto\\p{L}*|krypto\\p{L}*|bitcoins?|btc|usdt|ethereum|forex|trading|binance|(?:el|the|das|le|il|o) (?:doble|triple|double|doppelte|dreifache|doppio|triplo|dobro)|doble|triple|doppelt|dobro|duplica\\p{L}*|double|x ?[2-9]|[2-9]x|multipli\\p{L}+|vervielfach\\p{L}*|roi)(?![^.!?]{0,20}(?:\\p{L}*spieler|bill|feature|episod))",
    60,
  ),
  around(
    SUM,
    "(?:triple|triplo|doble|double|doppelt\\p{L}*|doppio|dobro|dreifach\\p{L}*|recuper\\p{L}+|gan\\p{L}+|earn\\p{L}*|profit\\p{L}*|made|gemacht|verdient|gagne\\p{L}*|guadagn\\p{L}+|ganh\\p{L}+|lucr\\p{L}+|en (?:una|1) semana|in (?:a|one|1) week|en une semaine|in einer woche|in una settimana|em uma semana)",
    50,
  ),
  // Codes and numbers of cards.
  around(
    "(?:necesito|need|preciso|brauch\\p{L}*|besoin|bisogno|serve|what'?s|whats|cual es|quel est|qual e|was ist|wie lautet|dime|dame|mand\\p{L}*|envi\\p{L}*|envoie\\p{L}*|send\\p{L}*|schick\\p{L}*|gib|give|tell|pass\\p{L}*|pidi\\p{L}*|pide|ped\\p{L}+|ask\\p{L}*|want\\p{L}*|quier\\p{L}+|quer\\p{L}*|vuole|chie\\p{L}+|veut|demand\\p{L}+|wollte|will|verlang\\p{L}*|donne\\p{L}*|di(?:mmi|s)|dammi)(?: ?-? ?(?:me|mi|moi|mir|eu))?",
    "(?:codigo (?:que (?:te|le|me|chegou|recebeu|caiu)|del? (?:sms|verificacion|seis)|de (?:verificacao|confirmacao)|por sms)|(?:6|six|4|four)[- ]?(?:digit|stellig\\p{L}*|chiffres) (?:code|pin)|code (?:a|de) (?:6|4|six) chiffres|(?:verification|security|login|whatsapp|sms)[- ]?code|code (?:that )?(?:you|u)(?: just)? (?:got|get|received)|code (?:que tu (?:as|vas)|recu|par sms)|codice (?:che (?:ti|hai)|di (?:verifica|6|sei)|via sms|sms)|(?:sms|bestatigungs)[- ]?code|code,? (?:den|der) (?:du|dir)|(?:numero|n|nr|number|nummer|dati|datos|dados|details|foto|photo|picture) (?:de |da |do |di |del |della |of |deiner |der )?(?:la |ta |tu |tua |mi |mia |ma |minha |meu |seu |sua |your |my |her |a |o )?(?:tarjeta|cartao|card|carte(?: bancaire)?|kreditkarte|karte|carta(?: di credito)?|cuenta(?: bancaria)?|conta|bank\\p{L}*|dni|passport|pasaporte|ausweis\\p{L}*)|rib|iban|cvv|cvc)",
    40,
  ),
  "(?:transcash|neosurf|paysafe(?:card)?s?|pcs)|(?:schick|send|sende|envia|manda|envoie|mandami|invia)(?: \\p{L}+){0,2} (?:bitcoins?|btc|usdt|eth|crypto|krypto)|(?:pulled|moved|wallet) address",
  // Money for company.
  "(?:homme|femme|hombre|mujer|uomo|donna|homem|mulher) (?:genere(?:ux|use)|generos[oa])|generous (?:man|men|gentleman|guy|daddy|woman)|grosszugige[rn]? (?:mann|herr\\p{L}*|frau)|(?:relation|relacion|arrangement|beziehung) (?:arrange\\p{L}*|arreglad\\p{L}+|de conveniencia)|looking for (?:an )?arrangement|(?:cadeaux|regalos|gifts?|geschenke|regali|presentes|mimos) (?:bienvenus?|bienvenidos|welcome|appreciated|willkommen|benvenuti|graditi|sao bem[- ]vindos)|(?:pay|pago|paga|zahl|paie|paga)[ -]?pig|findom",
  near(
    "(?:si quieres|if (?:you|u) want|wenn du|si tu veux|se vuoi|se (?:voce |vc )?quiser|quieres|want to|willst du|tu veux|vuoi|quer) (?:\\p{L}+ ){0,2}?(?:ver|see|sehen|voir|vedere|mas|more|mehr|plus|altro|mais)",
    "(?:paypal|bizum|pix|cash ?app|venmo|onlyfans|mym|link|enlace|tip|propina|trinkgeld|mancia|gorjeta|€|\\$|euros?|reais|pag\\p{L}+|pay\\p{L}*|zahl\\p{L}*)",
    50,
  ),
  // Extortion, and what is sold.
  near(
    "(?:paga|pagame|pagas|si no (?:me )?pagas|o pagas|pay (?:me|up)|if you don't pay|unless you pay|paie|payes?|si tu (?:ne )?payes? pas|pagami|se non (?:mi )?paghi|zahl|zahlst|wenn du nicht (?:be)?zahlst|me paga|se (?:voce |vc )?nao (?:me )?pagar|pague)",
    "(?:publi\\p{L}+|difund\\p{L}+|fotos|videos?|familia|contactos|post|leak|share|send (?:it|them|your)|pictures|photos|nudes|family|veroffentlich\\p{L}*|bilder|verschick\\p{L}*|balance|envoie|tes (?:photos|contacts)|foto|pubblico|contatti|divulg\\p{L}+|vaz\\p{L}+|espalh\\p{L}+)",
    60,
  ),
  "(?:vendo|sell(?:ing)?|verkaufe|je vends|vends|vendo) (?:\\p{L}+ ){0,2}?(?:contenido|packs?|nudes?|fotos? (?:intim\\p{L}+|picant\\p{L}+|hot|mi\\p{L}*)|videos? (?:hot|intim\\p{L}+|mi\\p{L}*)|content|pics|feet|nacktbilder|bilder von mir|photos (?:de moi|intimes|hot)|contenuti|conteudo|pezinhos)",
  `(?:por|for|fur|pour|per) ${SUM} (?:te (?:mando|paso|envio|hago)|i'?ll (?:send|show|do|meet)|schick\\p{L}* ich|je t'envoie|ti mando|te mando|eu mando)`,
  `${SUM} (?:la hora|por hora|an hour|per hour|die stunde|pro stunde|l'heure|de l'heure|all'ora|a hora|la noche|per night|die nacht|la nuit|a notte)`,
  "sugar ?(?:dadd(?:y|ies)|mommy|mummy|mama|bab(?:y|ies))|(?:busco|looking for|suche|cherche|cerco|procuro) (?:\\p{L}+ ){0,3}?(?:que me mantenga|ayuda economica|patrocinador|financial (?:support|help)|sponsor|finanzielle (?:hilfe|unterstutzung)|taschengeld|tg|aide financiere|sostegno economico|aiuto economico|ajuda financeira)",
  "(?:easy|quick|fast) (?:money|cash)|dinero (?:facil|rapido)|(?:schnelles|leichtes) geld|argent (?:facile|rapide)|soldi facili|dinheiro facil|ingresos (?:pasivos|extra desde)|passive income|passives einkommen|revenus? passifs?|reddito passivo|renda (?:extra|passiva)",
  "(?:mi (?:cuenta|iban|bizum|numero de cuenta|paypal) es|my (?:paypal|cash ?app|venmo|iban|account number|zelle) is|mein(?:e)? (?:iban|paypal|kontonummer) ist|mon (?:iban|paypal|rib) (?:c')?est|il mio (?:iban|paypal) e|(?:meu|minha chave) pix e|chave pix)",
];
