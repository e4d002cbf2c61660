import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** Everyday names by language, which must pass: short ones, several words, and what a word of the lists comes near to. */
export const EVERYDAY_NICKNAMES: Readonly<Record<Language, string>> = {
  es: `
    Ana Eva Luz Pio Anni Elsa Ines Lola Rosa Sara Adan Hugo Ivan Jose Juan Luis Raul Gil Paz Alba Alva Arce Baca Baez
    Cano Ceja Cruz Diaz Haro Lara Leal Leon Lira Loya Lugo Luna Mata Maya Mena Mesa Meza Mora Mota Moya Muro Nava Nino
    Orta Pena Pina Puga Paez Rael Raya Razo Rico Rojo Toro Pol Tito Pepe Paco Kike Pili Mili Cuca Tere Chus Lupe Iker
    Unai Leia Sancho_Panza Toro_Bravo Chile_Caliente Agua_Caliente La_Corrida Mamas_Otaku Cul_de_Sac Reina_Mora
    Luna_Llena Media_Luna Sol_y_Luna Otaku_Sur Manga_Lover Ana-Lopez Ana_Maria As_de_Copas`,
  it: `
    Ada Ave Aza Ebe Ida Isa Lea Lia Mia Pia Tea Zoe Ido Ivo Leo Noe Ugo Aida Alda Alma Anna Asia Bice Cleo Cloe Cora
    Dina Doda Dora Edda Egle Elda Ella Emma Foca Gaia Idea Ilda Ilia Ilva Iole Iona Ione Iris Irma Leda Lena Lisa Luce
    Mara Mina Nina Olga Rina Rita Saba Tina Ulfa Unna Vala Vera Zama Zita Addo Afro Aldo Amos Argo Aris Auro Bino Caio
    Cino Ciro Dino Divo Egeo Neri Luca Varo Orio Boi Lai Loi Meo Pau Rea Aloi Bani Beso Bini Boni Bono Bosi Bove Cali
    Calo Canu Cara Care Casu Celi Cini Cola Como Cont Crea Dini Doro Duca Elia Fava Fini Fior Fois Foti Frau Gori Izzi
    Izzo Lana Luzi Zeni Noto Pippa Gigi Titti Tita Mussa Padulo Elena_di_Troia Asso_Pigliatutto Regina_Madre
    Porco_Rosso Sega_Fan Mona_Lisa Pompa Luna Sole_Mio Juve_Fan Roma_Caput Pesce_Rosso Mago_Merlino Fata_Turchina Goku
    Occhi_di_Gatto Lady_Oscar`,
  de: `
    Kim Amy Ann Ava Eda Ela Ina Jil Joy Lee Liv Liz Lya Lyn Nia Tia Ali Ben Can Cem Efe Ege Ian Jan Jay Jim Joe Jon Kai
    Kay Len Lio Luc Luk Max Mio Neo Oke Ole Pit Ron Sam Sky Teo Til Tim Tom Vin Arda Jona Luka Abby Alea Alia Anja Anne
    Anny Asya Ayse Azra Dana Elea Elif Elli Elly Emmi Emmy Enie Enna Enya Esma Fine Gina Hana Imke Inga Tore Nico Mert
    Inka Lily Kaja Arne Rene Toni Timm Yven Maja Yara Mila Ruby Mona Enno Mats Ryan Umut Emil Nila Josy Sean Lino Tony
    Jule Claire Arno Timo Nora Abt Ade Bak Beh Bos Dix Ehm Erm Goy Ibe Itt Koj Lax Loy Mai Mau May Nau Ney Noh Rau Scc
    Van Vey Von Abel Adam Auer Bahl Barr Beck Beer Behr Belz Best Betz Biba Blum Bock Bode Bork Kass Huhn Ochs Krug
    Kuhn Koob Grau Duma Kock Fux Tit Fanny Cox Kumm Kummer Mist_Wetter Esel Kater_Mikesch Maus Baer Wolf Hexe Mond
    Manga_Fan Anime_Liebe Otaku_Nord Nuss Metzger Glocke Samen_Korn`,
  en: `
    Ara Ari Asa Dee Ira Lou Lue Oda Oma Ova Pat Toy Ena Era Eve Fae Fay Flo Gia Ila Ima Iva Ivy Mae Mya Nya Ola Ona Ora
    Pam Rae Sue Una Abe Alf Art Bob Bud Coy Dan Dax Don Edd Eli Geo Gus Guy Hal Ike Jed Ken Kip Lew Lon Mac Nat Ned Ray
    Rex Rey Rod Roy Sid Sim Tad Ted Tod Tre Baby Bell Cary Coty Dell Eden Floy Jess Nona Murl John Tito Paul Nash Oral
    Aric Cade Reva Koby Judy Joey Kris Hugh Avis Reba Fanny Kiel Kub Orn Batz Bins Cole Conn Dach Dare Feil Funk Haag
    Hahn Hand Hane Howe Huel Jast Kihn King Koch Koss Lang Lind Lowe Mann Metz Moen Mohr Mraz OKon Rath Rice Roob Rowe
    Torp Veum Ward West Will Wiza Dick Dick_Grayson Moby-Dick Dick_van_Dyke Gaylord Gaylord_Perry Hoare Alan_Cumming
    Nicky_Butt Pippa Blue_Tit Cum_Laude Magna_Cum_Laude Maine_Coon Cul_de_Sac Snatch_Fan Hawthorne_Shank Sunk_Ship
    Willy Cox Pen_Pal As_If Ace Ana-Bell Leia Yoda Hulk Thor Loki Link Toad Tifa Sora Riku Ciri`,
  fr: `
    Bon Gui Job Leu Pie Alix Aube Aude Aure Clio Jade Maud Nine Rose Adel Aime Ange Axel Come Gaud Gael Jean Joel Jude
    Loup Loic Malo Marc Noel Odon Oger Oury Roch Remi Yves Elie Eric Brun Huet Joly Pons Remy Roux Mamas_Poule
    En_Retard Toujours_en_Retard Maine_Coon Cul-de-Sac Coq_Gaulois Pat Pipo Titi Tit Fanny Pomme Ours Souris_Verte
    Fee_Clochette Lune Lucky_Luke Sen Haku Kiki`,
  pt: `
    Ema Rui Eloa Isis Caua Davi Enzo Joao Noah Theo Yago Yuri Igor Flor Isac Nuno Tome Vaz Melo Reis Lima Maia Neto
    Mussa Duche_Quente Corrida_Livre Helena_de_Troia Mamas Zeca Juca Duda Dudu Guga Gugu Lulu Lele Lala Nana Nina Nino
    Bia Bibi Gabi Rafa Leo Teo Tito Tata Tati Tete Kaka Kiko Cadu Edu Ze_Carioca Maju Malu Mari Fefe Fafa Vivi Vini Isa
    Lais Luan Caio Kaua Iago Ian Yara Iara Peri Ceci Ana_Clara Ana-Julia Mana Mano Amigo Fada Lua Sol Rosa Acai Caju
    Pao_de_Queijo Boto Saci Iara_do_Rio`,
};

/** Ways to write banned words that hide nothing. */
export const EVASIONS =
  "sh1t 5h1t sh1t99 2sh1t FUCK_Y0U m13rda M13RD4 cu1o d1ck D1CK_head d-i-c-k n1gger n1gg3r p0rn b17ch b1tch c0ck v14gra " +
  "put4_x put4 Put0 p_u_t_a f-u-c-k s_h_i_t p0u0t0a el_p-u-t-o puta1995 mierda69 xx_merde_xx c0gli0ne str0nz0 v4ffancul0 " +
  "arsch10ch f0tz3 hur3nsohn sch31ss3 sch1ampe c0nn4rd s4l0pe pu741n enc1x_encul3 bit3_m0i_merd3 c4ralh0 p0rr4 f0da bucet4 " +
  "v1ad0 pen15 p3n1s t1t5 ti75 an4l 4n4l a55 a5s a55h0le as5hole cun7 wh0re 5lut f4ggot h1tler n4zi r4pist big_dick my-dick " +
  "cum cum_slut tits Tits99 ass_1 1_anal_2";
