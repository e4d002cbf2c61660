import { around, near } from "./patterns.ts";

/**
 * Regular expressions over folded text (lower case, no accents), all languages together. Precision comes first where
 * fans speak alike.
 */

const DIGITS = "1[0-7]";
const ES_AGE = `(?:${DIGITS}|once|doce|trece|catorce|quince|dieciseis|diecisiete)`;
const EN_AGE = `(?:${DIGITS}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;
const FR_AGE = `(?:${DIGITS}|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept)`;
const IT_AGE = `(?:${DIGITS}|undici|dodici|tredici|quattordici|quindici|sedici|diciassette)`;
const DE_AGE = `(?:${DIGITS}|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)`;
const PT_AGE = `(?:${DIGITS}|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete)`;

/** After a bare number: anything but what is counted. */
const BARE =
  "(?= ?(?:$|[.,;:!?)(|/\\n…·•-]|\\p{So}|(?:y|e|et|und|and|but|pero|mas|ma|mais|aber|so|asi que|entao|quindi|donc|lol|xd|jaja\\p{L}*|haha\\p{L}*|kkk\\p{L}*|btw|tho|though|tbh|from|de edad|today|now|rn|jetzt|erst|recien|todavia|still|hehe|mdr|ahah\\p{L}*|is that|if|si|se|wenn|ist das|va bene|da|vale|ok|okay|too|auch|moi|aussi)(?![\\p{L}])))";
/** Years of something else: «tengo 15 años viendo anime», "15 ans d'expérience". */
const OF_AGE =
  "(?! ?(?:de (?!edad|idade)|d'|di (?!eta)|\\p{L}+(?:ando|iendo|endo|indo)(?!\\p{L})|en (?:esto|el|la|este)|que |sin |sem |sans |nel |nella |no (?:ramo|fandom)|seguid|casad|juntos|insieme|ensemble))";

export const UNDERAGE = [
  // Stated ages.
  `t(?:engo|ngo|enog|ng) (?:solo |casi |apenas |ya |recien |realmente |yo |como |nada mas )?${ES_AGE}(?: ?(?:anos|anitos|ans|primaveras)${OF_AGE}|${BARE})`,
  `(?:cumplo|cumpli|cumplire|voy a cumplir|acabo de cumplir|recien cumpli|he cumplido|hago) (?:los |ya )?${ES_AGE}(?! ?(?:anos )?(?:con|en (?:esto|el)|de |juntos))`,
  `i(?:'| a)?m (?:only |just |almost |actually |really |still |like |currently |honestly |barely |nearly |about to (?:be|turn) |turning |gonna be )*${EN_AGE}(?: ?(?:years?(?: old)?|yrs?(?: old)?|yo|y/o)(?! (?:into|of|in |since|ago|late|sober|clean))|[fm](?!\\p{L})|${BARE}|(?= (?:next|this|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|soon)))`,
  `(?:i (?:just |only )?turned|i turn|just turned|i'?ll be|i'?ll turn|i will be|i'?m turning|turning) ${EN_AGE}(?! ?(?:minutes|hours|mins|late|k))`,
  `(?:my age is|age ?[:=]|aged|edad ?[:=]|mi edad es|alter ?[:=]|mein alter ist|age ?[:=]|mon age ?[:=]?|eta ?[:=]|idade ?[:=]|minha idade e) ?${DIGITS}(?!\\d)`,
  `j ?'? ?ai (?:que |seulement |juste |bientot |presque |a peine |deja |en vrai |toujours )?${FR_AGE}(?: ?ans${OF_AGE}|${BARE})`,
  `(?:je vais avoir|j'aurai|j'ai eu|je viens d'avoir|je fete mes|j'vais avoir|bientot mes|j'ai tout juste) ${FR_AGE}(?: ans)?(?! (?:tomes|volumes))`,
  `ho (?:solo |quasi |appena |gia |in realta |soltanto |ancora )?${IT_AGE}(?: ?anni${OF_AGE}|${BARE})`,
  `(?:compio|compiro|faccio|faro|sto per compiere|sto per fare|ho (?:appena )?compiuto|ho appena fatto|tra poco (?:compio|faccio)) (?:i )?${IT_AGE}(?: anni)?(?! (?:ore|km|euro|volumi))`,
  `(?:ich bin|bin|ich werd|ich werde|werde|bin ich) (?:erst |gerade |grad |noch |schon |eigentlich |fast |bald |ja |nur |halt |auch )*${DE_AGE}(?: ?(?:jahre?(?: alt)?(?! (?:dabei|lang|in |her|spater))|j\\.)|${BARE}|(?= (?:geworden|im |in (?:zwei|drei|einem|ein|ein paar|2|3)|nachste|am )))`,
  `(?:werde|wird ich|ich werd'?) (?:\\p{L}+ ){0,4}${DE_AGE}(?= ?(?:$|[.,!?)]))`,
  `tenho (?:so |apenas |quase |somente |ja |na verdade |ainda )?${PT_AGE}(?: ?(?:anos|aninhos)${OF_AGE}|${BARE})`,
  `(?:faco|fiz|completo|completei|vou fazer|vou completar|acabei de fazer) ${PT_AGE}(?: anos)?(?! (?:de |horas|km|juntos|reais))`,
  // Bare, where a profile begins or lists facts.
  `^(?:hola|hi|hey|hello|salut|coucou|ciao|hallo|oi|ola)?[ ,!]*(?:soy |ich |je |io |eu |i )?(?:${DIGITS}|${ES_AGE}|${FR_AGE}|${IT_AGE}|${DE_AGE}|${PT_AGE}|${EN_AGE})[ -]?(?:piges|anos|anitos|years? old|yo|y/o|yrs|ans|anni|jahre(?: alt)?|j\\.)${OF_AGE}(?! (?:since|seit|viendo|later|dabei|depuis|ago))`,
  `(?:^|[|·•/,] ?)(?:${DIGITS}|${ES_AGE}|${FR_AGE}|${IT_AGE}|${DE_AGE}|${PT_AGE}|${EN_AGE}) ?(?:piges|yo|y/o|y\\.o\\.?|anos|ans|anni|jahre(?: alt)?|anitos)(?= ?(?:$|[|·•/,.!]))`,
  `^1[1-7] ?[|·•,](?! ?\\d)`,
  `(?:she/her|he/him|they/them|elle|ella|el/ella|nb|f|m|chica|chico|girl|boy|fille|garcon|ragazza|ragazzo|menina|menino) ?[|·•,/ -]? ?1[1-7](?= ?(?:$|[|·•,!)]))(?!,\\d)`,
  `1[1-7] ?[fm](?= ?(?:$|[|·•,.!)]| from| here| de | aus ))`,
  // What somebody else said about their age.
  `(?:dice|dijo|confeso|me ha dicho|me conto|reconoce|reconocio|admite|admitio)(?: \\p{L}+){0,3} (?:tiene|tenia|tener) ${ES_AGE}`,
  `(?:says?|said|told (?:me|us)|admitted|admits|claims|mentioned)(?: \\p{L}+){0,3} (?:(?:she|he|they)(?:'?s|'?re| is| are| was| were)|to be|being) (?:only |just |actually |really )?${EN_AGE}`,
  `(?:dit|m'a dit|a dit|avoue|a avoue|pretend)(?: \\p{L}+)? (?:qu'(?:elle|il) (?:a|avait)|avoir) ${FR_AGE}`,
  `(?:dice|ha detto|mi ha detto|ammette|ha ammesso)(?: \\p{L}+)? (?:che )?(?:ha|aveva|di avere|avere) ${IT_AGE}`,
  `(?:sagt|sagte|meinte|schreibt|schrieb|hat gesagt|behauptet|gibt zu)[, ]{1,2}(?:\\p{L}+ )?(?:(?:dass )?(?:sie|er) (?:ist |sei |ware )?(?:erst )?${DE_AGE}|${DE_AGE} zu sein)`,
  `(?:diz|disse|falou|me contou|admitiu|confessou)(?: \\p{L}+)? (?:que )?(?:tem|tinha|ter) ${PT_AGE}`,
  // Words for being under age.
  "soy (?:todavia |aun )?menor de edad",
  `soy (?:todavia |aun )?menor${BARE}`,
  "(?:aun|todavia) no (?:tengo|cumplo|he cumplido|llego a|soy)(?: los)? (?:18|dieciocho|mayor de edad)",
  "no (?:tengo|he cumplido)(?: aun| todavia)?(?: los)? (?:18|dieciocho)(?: anos)?",
  "(?:tengo|tiene) menos de (?:18|dieciocho)",
  "(?:me faltan?|falta) (?:un|1|dos|2|tres|3|unos|pocos|\\d+) (?:anos?|mes(?:es)?|dias) para (?:los|cumplir(?: los)?|tener) (?:18|dieciocho)",
  "no soy mayor de edad|(?:es|parece) menor de edad",
  "i(?:'| a)?m (?:still |actually |technically )?(?:a minor|underage|under ?age|under 18|not 18|not (?:yet )?(?:an adult|eighteen|18)|too young for this app|a kid)",
  "not (?:even )?(?:18|eighteen) (?:yet|until|till)|(?:haven't|didn't) turn(?:ed)? 18(?: yet)?|i'?m (?:a )?(?:teen|high ?school(?:er)?|middle ?schooler|8th ?grader)(?!s)",
  "(?:je suis|chui|j'suis|elle est|il est) (?:encore |toujours )?mineure?(?! (?:dans|de fond|sur))",
  "(?:pas|j'ai pas|n'ai pas) encore (?:mes )?(?:18|dix[- ]huit)(?: ans)?|pas encore majeure?|moins de 18 ans",
  "(?:sono|e) (?:ancora )?minorenne|non (?:ho|sono) ancora (?:18|diciotto|maggiorenne)|non ho (?:18|diciott)|ho meno di (?:18|diciott)",
  "(?:bin|ist|sei) (?:noch |eigentlich |erst |leider )*minderjahrig|noch (?:nicht|keine) (?:18|achtzehn|volljahrig)|(?:bin|ist) (?:noch )?unter (?:18|achtzehn)|bin (?:noch )?keine (?:18|achtzehn)",
  "(?:sou|e) (?:ainda )?(?:de )?menor(?: de idade| de 18)|sou de menor|ainda nao (?:tenho|fiz|completei|sou) (?:18|dezoito|maior de idade)|nao tenho (?:18|dezoito)|tenho menos de (?:18|dezoito)",
  "(?:menti|mentir) (?:con|sobre|en|de|na|com) (?:mi |la |a minha |minha |a )?(?:edad|idade)|(?:lied|lying) about my age|menti sur mon age|mentito sull'eta|uber mein alter gelogen|bei meinem alter gelogen|(?:falsches|falsch(?:en)?) (?:alter|geburtsdatum)|fake (?:age|birth ?date|birthday)|(?:edad|fecha) (?:de nacimiento )?falsa|data (?:di nascita|de nascimento) fals\\p{L}*|fausse date",
];

const ANY_AGE = `(?:${DIGITS}|${ES_AGE}|${EN_AGE}|${FR_AGE}|${IT_AGE}|${DE_AGE}|${PT_AGE})`;
const KID =
  "(?:hij[oa]|herman(?:it)?[oa]|sobrin[oa]|alumn[oa]|son|daughter|kid|(?:little |younger )?(?:brother|sister)|nephew|niece|student|fils|fille|(?:petite? )?(?:frere|s(?:oe|\u0153)ur)|neveu|niece|eleves?|figli[oa]|fratell(?:in)?o|sorell(?:in)?a|nipote|alunn[oa]|sohn|tochter|(?:kleine[rn]? )?(?:bruder|schwester)|neffe|nichte|schuler(?:in)?|filh[oa]|irma(?:o|zinh[oa])?|sobrinh[oa]|alun[oa])s?";
const ACCOUNT =
  "(?:profile?|profil|profilo|perfil|account|cuenta|conto|konto|compte|conta|app|appli|chat|bio|here|aqui|qui|hier|ici|borr\\p{L}+|remove|delete|losch\\p{L}+|supprim\\p{L}+|elimin\\p{L}+|cancell\\p{L}+|apag\\p{L}+|exclu\\p{L}+|report\\p{L}*|denunci\\p{L}*|photos?|fotos?)";
const SCHOOL_PLACE =
  "(?:school|class|classroom|grade|clase|curso|instituto|insti|cole(?:gio)?|secundaria|primaria|eso|classe|college|lycee|liceo|medie|superiori|scuola|klasse|schule|gymnasium|realschule|turma|escola|serie|ano|fundamental)";

/** Of another: a parent, a teacher or a reporter writes. */
export const OTHERS_AGE = [
  around(
    `${KID}[^.!?]{0,50}?(?:is|ist|tiene|a|ha|tem|has|hat|de|di|with|mit|,) (?:only |nur |solo |so |erst |just |que |unos )?${ANY_AGE}`,
    ACCOUNT,
    80,
  ),
  around(
    `(?:mi|my|mon|ma|mia|mio|mein|meine|meiner|meinem|meines|meu|minha|nuestr[oa]|unser\\p{L}*|our|notre|de mis|one of my|un de mes|einer meiner) ${KID}`,
    ACCOUNT,
    60,
  ),
  near(
    `(?:est[ea] (?:chic[oa]|usuari[oa]|persona|nin[oa]|cri[oa]|tip[oa])|this (?:boy|girl|kid|guy|person|user|one)|she|he|they|ce (?:garcon|mec|gamin|profil)|cette (?:fille|personne|gamine)|il|elle|questo|questa|lui|lei|quest[oa] (?:ragazz[oa]|persona|profilo)|der|die|diese[rs]? (?:junge|madchen|person|profil|typ)|er|sie|das|ess[ea] (?:menin[oa]|garot[oa]|pessoa|cara)|el[ea]|est[ea]|la conozco|lo conozco|i know (?:her|him))`,
    `(?:${SCHOOL_PLACE}[^.!?]{0,40}${KID}|${KID}[^.!?]{0,40}${SCHOOL_PLACE})`,
    50,
  ),
  near(
    "(?:(?:he|she|they|this (?:boy|girl|kid|guy|person|user))(?:'s| is| goes| go|'re| are| attends| still)|(?:il|elle) (?:est|va)|(?:lui|lei) (?:va|fa|e|frequenta)|(?:er|sie) (?:geht|ist|besucht)|(?:el|ella|est[ea] chic[oa]) (?:va|esta|estudia)|(?:ele|ela) (?:vai|esta|ta|estuda|faz))",
    `(?:(?:middle|high|elementary|junior high) ?school(?! (?:teacher|student in the|in the (?:show|series|anime)))|[6-9]th grade|1[0-2]th grade|au college|au lycee|collegien\\p{L}*|lyceen\\p{L}*|alle medie|al liceo|alle superiori|(?:[5-9]|10)\\.? klasse|noch zur schule|en (?:la )?(?:secundaria|prepa|eso|primaria)|al (?:instituto|cole)|no (?:[6-9]o?|oitavo|nono) ano|no ensino (?:medio|fundamental)|na (?:\\p{L}+ )?serie)`,
    25,
  ),
  // Told by the person.
  near(
    "(?:dic[eho]\\p{L}*|dijo|dicho|escri\\p{L}+|confes\\p{L}+|reconoc\\p{L}+|admit\\p{L}+|cont[oó]\\p{L}*|pone|says?|said|told|wrote|writes|texted|admi\\p{L}+|claims?|mentioned|confessed|turns out|(?:m'a |a |il |elle )?(?:dit|ecrit|avoue|raconte)|dice|detto|scritto|ammesso|confessato|raccontato|sagt\\p{L}*|gesagt|schr(?:ei|ie)b\\p{L}*|geschrieben|meint\\p{L}*|zugegeben|erzahlt\\p{L}*|diz|disse|falou|contou|escreveu|confessou|admitiu|bio|profile?|perfil|profil|profilo)",
    `(?:(?:que|q|ke|che|qu'|dass|that) ?[^.!?]{0,25}?)?(?:(?:tiene|tenia|ten(?:er|go)|tem|tinha|ha|aveva|di avere|(?:elle|il) a(?:vait)?|avoir|(?:s?he|they)(?:'s| is| was|'re| are| were)|i'?m|(?:sie|er|ich) (?:ist|sei|ware|bin)) (?:en realidad |in realta |na verdade |actually |really |only |just |que |erst |eigentlich |solo |so |apenas )*${ANY_AGE}|${ANY_AGE} (?:ist|sei|ware|zu sein)|(?:no|nao|non|pas|not|nicht|aun|todavia|ainda|ancora|encore|noch|n'a|has|is|is not|isn't|hasn't) (?:\\p{L}+ ){0,3}?(?:18|dieciocho|eighteen|dix[- ]huit|diciotto|achtzehn|dezoito|mayor de edad|maggiorenne|majeure?|volljahrig|maior de idade)|(?:es|e|est|is|ist|ser|e ancora|still) (?:a |un |una |noch |de )?(?:menor|minor|minorenne|mineure?|minderjahrig|underage)|(?:esta|va|est|geht|is|goes|va|fa|frequenta|ta|faz|estuda|in|he is|she is|he's|she's) (?:still |noch |todavia |encore |ancora |ainda )?(?:en |a |au |al |alle |in |to |at |no |na |die |der |zur |aufs )+(?:la |il |the |das )?(?:\\p{L}+ )?(?:secundaria|prepa|instituto|cole\\p{L}*|eso|college|lycee|(?:middle|high) ?school|[6-9]th grade|1[0-2]th grade|liceo|medie|superiori|\\d+\\.? klasse|schule|gymnasium|ensino \\p{L}+|escola|[6-9]o? ano|nono ano|oitava serie)|(?:in der|in die) \\d+\\.? klasse)`,
    40,
  ),
];

/** What gives an age away. */
export const AGE_TOO = [
  around(
    "(?:puse|pongo|poner|he puesto|puesto|meti|put|gave|entered|wrote|typed|said i was|say i'?m|clicked|mis|mettre|ai mis|marque|messo|mettere|scritto|inserito|angegeben|eingegeben|eingetragen|geschrieben|angeben|coloquei|botei|pus|coloco|colocar) (?:\\p{L}+ ){0,3}?(?:1[89]|2[0-5]|dieciocho|dezoito|diciotto|achtzehn|eighteen|dix-huit)(?! ?(?:€|euros?|eur|figuras?|likes?))|(?:1[89]|2[0-5]) (?:\\p{L}+ )?(?:angegeben|eingegeben|eingetragen|geschrieben)|(?:bio|perfil|profile?|profil|profilo|ahi|aqui|here|da|steht) (?:pone|diz|dice|dit|says?|steht)? ?(?:que )?(?:\\p{L}+ )?(?:1[89]|2[0-5])",
    "(?:porque|pq|xq|para (?:poder|entrar)|no me dejaba|no (?:me )?deja|si no|because|cuz|cause|bc|coz|so (?:that )?i could|won'?t let|wouldn'?t let|wont let|otherwise|to (?:sign up|get in|register)|parce que|pcq|pck|sinon|laisse\\p{L}* pas|pour (?:pouvoir|m'inscrire)|perche|senno|se no|altrimenti|non (?:mi )?fa\\p{L}* (?:iscrivere|entrare)|weil|sonst|damit|um reinzukommen|senao|pra (?:poder|entrar)|nao deixa\\p{L}*|en realidad|but|pero|realmente|mas|mais|ma|aber|actually|en vrai|in realta|na verdade)",
    50,
  ),
  "(?:born in|naci en|soy del|del ano|nacid[oa] en|nee? en|ne en|chui nee? en|de (?:l'annee )?|nat[oa] nel|sono del|classe|geboren|jahrgang|bin|nasci em|sou de|nascid[oa] em) ?(?:ano |im jahr )?(?:2009|201\\d)(?! (?:y (?:sigue|es)|film|series?|movie|game|ist))(?= ?(?:$|[.,;:!?)(]|\\p{L}))",
  `${near("(?:falta\\p{L}*|me quedan|manca\\p{L}*|mi mancano|il me manque|plus que|encore|still|only|just|another|noch)", "(?:(?:para|pra|pros|p|per|a|ai|avant|pour|mes|until|till|to|til|before|bis|zu|zum) (?:los |mis |os |meus |fazer |cumplir |tener |compiere |i |miei |avoir |mes |i'?m |i turn |ich |meinem )*(?:18|dieciocho|dezoito|diciotto|dix-huit|eighteen|achtzehn))", 30)}(?! (?:cap|ep|folg|tom|vol|chapters))`,
  "^(?:(?:soy|sou|sono|je suis|ich bin|i'?m) )?(?:menor de (?:edad|idade)|minderjahrig|minorenne|mineure?|underage|a minor)(?! abst)",
  "^(?:lyceen(?:ne)?|collegien(?:ne)?|liceale|studentess?a? (?:del|di|al) (?:liceo|superior\\p{L}*|medie)|schuler(?:in)?(?= ?(?:$|[.,|·•(])| (?:aus|der|im|am))|estudiante de (?:la )?(?:eso|secundaria|prepa\\p{L}*|bach\\p{L}*|instituto)|high ?school(?:er| student|kid)|alun[oa] do ensino (?:medio|fundamental)|estudante do ensino (?:medio|fundamental))",
  "(?:1ere|premiere|terminale|tle|seconde|2nde) (?:spe|generale|techno|pro|stmg|s|es|l)(?!\\p{L})|(?:passe|revise|reviser|preparer?) (?:\\p{L}+ )?(?:le |mon |pour le )?(?:brevet|bac (?:blanc|de francais)|dnb)|(?:my|for my|for the|taking|studying for|got my) (?:gcses?|psats?|sats|a[- ]levels|o[- ]levels)|(?:esame|esami) (?:di|della) terza media|(?:el|la|mi) (?:selectividad|evau|ebau|examen de admision a la prepa)|(?:mache|mach|schreib\\p{L}*) (?:\\p{L}+ )?(?:meinen realschulabschluss|meinen hauptschulabschluss|klassenarbeit|schulaufgabe)|(?:morgen|heute) (?:eine )?(?:klassenarbeit|mathearbeit|schulaufgabe)|(?:prova|trabalho) (?:de|do) (?:matematica|ciencias|historia|geografia|portugues) (?:na escola|amanha)|homecoming|my prom|detention|recess|na recreacao|(?:hora d[eo]|no) recreio|en el recreo|a la recre|a ricreazione|grosse pause",
  `(?:me (?:han )?(?:quit(?:o|aron|ado)|confisc\\p{L}+) (?:el|mi) (?:movil|celular|cel|telefono|tele)|(?:took|take|taking|taken|confiscat\\p{L}+|got) (?:away )?my phone(?: taken)? ?(?:away)?(?= ?(?:$|[.,!]| (?:because|cuz|for|again|at|until|and|so|by|so)))|handyverbot|hausarrest|stubenarrest|(?:m'a|m'ont|me|lui|mere|pere|parents) (?:encore )?(?:confisqu\\p{L}+|pris|prive\\p{L}*) (?:\\p{L}+ )?(?:portable|tel|telephone|iphone)|(?:suis|ete) (?:punie?|privee? de)|(?:m'ha|mi ha|mi hanno|me l'ha)\\p{L}* (?:tolto|sequestrato|preso) (?:il )?(?:telefono|cell\\p{L}*)|(?:tirou|tomou|tiraram|tomaram|confisc\\p{L}+) (?:o |meu |de mim )*(?:celular|cel|telefone))`,
  near(
    "(?:mi|la|el|my|mon|ma|le|mein|meine|unser\\p{L}*|il|mia|mio|minha|meu|a|o) (?:prof(?:e|a|essora?|esor[oa]?|essore|essoressa)?|teacher|principal|lehrer(?:in)?|klassenlehrer(?:in)?|mathelehrer(?:in)?|maestr[oa]|tutor[oa]?|director[oa]?|preside|diretor[oa]?|cpe|homeroom teacher|counselor)",
    "(?:(?:llam|avis|ha llamado|llamo|castig|expuls|suspend|me ha (?:puesto|pillado|quitado|expulsado))\\p{L}*|called (?:my|home)|gave me|caught me|sent me|(?:m'a|nous a|a appele|appel\\p{L}*) ?(?:coll\\p{L}+|mis|appele|vire|confisqu\\p{L}+|engueul\\p{L}+|ma mere|mes parents)?|mi ha (?:messo|dato|sgridat\\p{L}+|beccat\\p{L}+|chiamat\\p{L}+|interrogat\\p{L}+|mandat\\p{L}+)|(?:hat|ruft)[^.!?]{0,30}(?:angerufen|nachsitzen|eltern|mutter|vater|note|verweis|weggenommen)|(?:me )?(?:chamou|ligou|deu|mandou|tirou|pegou|colocou|botou)[^.!?]{0,25}(?:mae|pai|pais|nota|bronca|advertencia|celular|suspensao|prova|diretoria|castigo|fora)|(?:de|di|da|d') (?:mates|matematica\\p{L}*|maths?|lengua|svt|physique|histoire(?:[- ]geo)?|italiano|scienze|storia|latino|fisica|quimica|educacao fisica|sport|eps|francais|ciencias|sociales|naturales))",
    30,
  ),
  "my (?:math|english|history|science|bio|biology|chem|chemistry|gym|pe|spanish|homeroom|physics|algebra|geometry) teacher|mein(?:e)? (?:mathe|deutsch|englisch|bio|sport|physik|chemie|geschichts|klassen)lehrer(?:in)?|(?:nachsitzen|elternabend|elternsprechtag)(?! (?:mit|von) meine[mnr]? (?:sohn|tochter|kind))|unser[e]? klasse|in meiner klasse",
  "(?:toy|stoy|toi|ando|sigo|estoy) (?:en|a) (?:la |el )?(?:secu(?:ndaria)?|prepa|insti|instituto|cole|eso|bachi|prepa todavia)|(?:chui|chuis|jsuis|jui|j'suis) (?:en|au) (?:(?:6|5|4|3)(?:e|eme)|seconde|2nde|premiere|1ere|terminale|college|lycee)|(?:to|tou|tow|eh) (?:no|na) (?:[1-9]o?|primeiro|segundo|terceiro|setimo|oitavo|nono|oitava|setima) (?:ano|serie)",
  "(?:salgo|entro|llego|salimos|salir) (?:de|del|a) (?:la |el )?(?:clase|cole(?:gio)?|insti(?:tuto)?|escuela|secu(?:ndaria)?|prepa) a las|after school|nach der schule|apres les cours|apres l'ecole|dopo (?:la )?scuola|depois d[ao] (?:escola|aula|colegio)|despues del? (?:cole|insti|instituto|colegio|escuela|clases)|(?:mis|los|unos) companeros de (?:clase|curso|insti|cole)|my classmates|mes camarades de classe|i miei compagni di classe|meine klassenkameraden|meus colegas de (?:sala|classe|turma)|(?:hora|horas) de (?:llegar|volver) a casa|toque de queda de (?:mi|mis)|bedtime is|my curfew|couvre-feu de (?:mes|ma)",
];

const ES_ORD =
  "(?:[1-6] ?(?:\\.?[oa]|er|ero|ro|do|to|mo)?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa])";
const EN_ORD = "(?:[5-9]th|1[0-2]th|10th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)";
const IT_ORD = "(?:1a?|2a?|3a?|4a?|5a?|prima|seconda|terza|quarta|quinta)";
const DE_ORD = "(?:[5-9]|1[0-3]|funften?|sechsten?|siebten?|achten?|neunten?|zehnten?|elften?|zwolften?)";

/** School years, unless the sentence speaks of the past, of another, or of teaching (`NOT_NOW`). */
export const SCHOOL = [
  `${ES_ORD} (?:de |ano de )?(?:la )?(?:e\\.?s\\.?o\\.?|secundaria|prepa(?:ratoria)?|bach(?:i|iller(?:ato)?)?|primaria|media|medio|secu)`,
  "(?:voy|vamos|estoy|sigo|entro|estudio|salgo) (?:a|al|en|de|a la|en la|en el|de la|del|todavia en(?: la| el)?|aun en(?: la| el)?) ?(?:la )?(?:secundaria|prepa(?:ratoria)?|instituto|insti|primaria|cole(?:gio)?|eso|bachillerato|bachi|secu|liceo|escuela)(?! de)",
  `(?:in|into|starting|start|finished|entering|i'?m) (?:the )?${EN_ORD} ?grade|${EN_ORD} ?graders?(?! (?:class|students|level))|(?:in|i'?m) (?:grade|year) (?:[6-9]|1[0-2])(?!\\d)`,
  "(?:i'?m|i am|i'?m still|still|currently|i go|going|go) (?:in|at|to) (?:middle|high|junior high|secondary|elementary) ?school|(?:high ?school|hs) (?:freshman|sophomore|junior|senior)|(?:freshman|sophomore|junior|senior) (?:in|at|year (?:of|in)) (?:high ?school|hs)|i'?m a (?:high|middle) ?school(?:er)? ?(?:student|kid)?|my (?:high|middle) ?school (?:teacher|class|friends|homework)",
  "(?:en|passe en|rentre en|suis en|classe de) (?:(?:6|5|4|3) ?(?:e|eme|ieme)|sixieme|cinquieme|quatrieme|troisieme|seconde|2nde|premiere|1ere|terminale|term)(?! (?:place|position|division|ligne|classe de train|saison|partie|vitesse|langue|main|lecture|annee de (?:fac|licence)|fois|base|semaine|ecoute|annee))",
  "(?:je (?:suis|vais)|j'suis|chui|encore|toujours) (?:encore |toujours |une? )?(?:au (?:college|lycee|bahut)|lyceen(?:ne)?|collegien(?:ne)?)",
  `(?:sono|faccio|frequento|vado|in|passo in|inizio) (?:in |la |al |alla |il )*${IT_ORD} (?:media|medie|superiore|liceo|elementare|scientifico|classico|linguistico|artistico|alberghiero|ginnasio|itis|tecnico)|${IT_ORD} (?:media|superiore|liceo|ginnasio)|(?:vado|sono|faccio|frequento|studio)(?: ancora)? (?:al|alle|le|il|in|a) (?:liceo|medie|superiori|scuole medie|scuole superiori|scuola)`,
  `${DE_ORD}\\.? ?(?:klasse|klassler\\p{L}*|schulstufe)|(?:geh|gehe|gehen|bin|muss|mache)(?: \\p{L}+){0,3} (?:aufs|auf das|auf die|auf der|auf dem|am|zur|in die|noch zur|noch in der|in der) (?:gymnasium|gym|realschule|hauptschule|gesamtschule|mittelschule|schule|oberstufe)|bin (?:noch )?(?:schulerin|schuler)`,
  "(?:\\d ?[oa]?|primeiro|segundo|terceiro|sexto|setimo|oitavo|nono|sexta|setima|oitava) (?:ano|serie|anos) (?:do |da |de )?(?:ensino|fundamental|medio|colegio|escola|colegial)|(?:no|do|pro|fazendo o|faco o|estou no|to no) (?:[6-9] ?o?|sexto|setimo|oitavo|nono) ano(?! (?:de|que|da))|(?:no|estou no|to no|faco|faco o|fazendo o|curso o|do) (?:ensino (?:medio|fundamental)|colegial|fundamental)",
  // Parents who decide, and school life.
  "(?:mi (?:madre|mama|padre|papa)|mis padres) (?:no )?me (?:deja|dejan|ha castigado|castigo|castigaron|han castigado|quita|quito|quitaron|han quitado|revisa|revisan)(?: \\p{L}+){0,4}|(?:estoy castigad[oa])",
  "my (?:mom|mum|mama|dad|parents?)(?: \\p{L}+){0,2} (?:won't let me|doesn't let me|don't let me|wont let me|grounded me|took (?:away )?my phone|checks? my phone|(?:can't|cant|don't|doesn't) know (?:that )?i'?m (?:on )?here)|i(?:'m| got| am) grounded",
  "(?:ma mere|mon pere|mes parents)(?: \\p{L}+)? (?:ne |n')?(?:me laissent?|veulent? pas que|m'ont (?:puni\\p{L}*|confisque\\p{L}*)|m'a (?:puni\\p{L}*|confisque\\p{L}*))",
  "(?:mia (?:madre|mamma)|mio (?:padre|papa)|i miei(?: genitori)?) (?:non )?(?:mi (?:lascia\\p{L}*|fa\\p{L}* uscire|ha\\p{L}* (?:messo|messa) in punizione|ha\\p{L}* tolto|controlla\\p{L}*)|vuole che|vogliono che)|sono in punizione",
  "(?:meine (?:mutter|mama|eltern)|mein (?:vater|papa)) (?:erlaub\\p{L}* (?:mir|das|es)|lass\\p{L}* mich (?:nicht|nie)|verbiet\\p{L}*|ha\\p{L}* mir (?:das handy|mein handy)|durfen (?:nicht|nichts) (?:wissen|erfahren))|(?:ich )?hab(?:e)? hausarrest",
  "(?:minha (?:mae)|meu (?:pai)|meus pais) (?:nao )?(?:me )?(?:deixa\\p{L}*|colocou de castigo|botou de castigo|tirou (?:meu|o) celular|tomou (?:meu|o) celular)|(?:estou|to|fiquei) de castigo",
];

/** In a sentence about school. */
export const NOT_NOW =
  /\b(?:cuando|de pequen[oa]|de nin[oa]|de joven|hace \d+|era |eramos|iba a|fui|estudie|desde|profe\p{L}*|maestr\p{L}*|docente\p{L}*|doy clase\p{L}*|ensen\p{L}+|alumn\p{L}*|alunn\p{L}*|alun[oa]s|graders (?:make|love|say|keep|are|think|call|gave)|mes eleves|meine schuler\p{L}*|schuler(?:innen)? (?:lachen|finden|von mir)|meiner? \d+\.? klasse(?:n)? |mis estudiantes|hij[oa]s?|herman[oa]s?|sobrin\p{L}*|prim[oa]|personaj\p{L}*|protagonist\p{L}*|trabaj\p{L}*|ambientad[oa]|when i|back in|since|used to|was in|were in|teach\p{L}*|taught|students|my (?:son|daughter|kid|kids|sister|brother|nephew|niece|cousin|little)|character\p{L}*|set in|takes place|i work|met in|from high school|quand j'etais|quand j'avais|depuis|prof(?:esseur\p{L}*)?|enseign\p{L}*|eleves|mon fils|ma fille|mon frere|ma soeur|j'etais|personnage\p{L}*|travaille|quando|ero |da piccol[oa]|da ragazz[oa]|dai tempi|insegn\p{L}*|prof|figli[oa]|fratello|sorella|nipote|personagg\p{L}*|lavoro|ambientat[oa]|als ich|damals|seit|war |waren|fruher|hatte|hab(?:e)? ich|lehrer\p{L}*|unterricht\p{L}*|sohn|tochter|bruder|schwester|neffe|nichte|charakter\p{L}*|figur|arbeite|spielt in|era |estudei|professor\p{L}*|dou aula\p{L}*|filh[oa]s?|irma\p{L}*|sobrinh\p{L}*|personage\p{L}*|trabalho|na epoca|desde)/u;

/** Around a stated age. */
export const NOT_AN_AGE =
  /\b(?:sient[oa]|sentir|como si|por dentro|de corazon|mental\p{L}*|espiritu|en el fondo|feel\p{L}*|inside|at heart|like i'?m|as if|again|otra vez|de nuevo|fuhl\p{L}*|im herzen|innerlich|gefuhlt|wieder|me sens|dans ma tete|comme si|mi sento|dentro|come se|nell'animo|me sinto|por dentro|como se|por alma|personaje|protagonist\p{L}*|my character|oc |roleplay|in (?:dog|cat) years|level|nivel|rank)/u;
