import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** Names and everyday nicknames by language, which must pass. */
export const EVERYDAY_NICKNAMES: Readonly<Record<Language, string>> = {
  es: `
    Ana Eva Luz Pio Anni Elsa Ines Lola Rosa Sara Adan Hugo Ivan Jose Juan Luis Raul Adela Anita Berta Carla Clara Diana
    Elena Elisa Ester Irene Juana Julia Laura Lilia Lucia Luisa Maica Marta Maria Mayte Norma Pilar Reina Rocio Roser
    Sofia Sonia Cesar David Diego Jaime Jesus Jordi Jorge Josep Julio Lucas Mario Mateo Pablo Pedro Ramon Ruben Sergi
    Tomas Angel Oscar Alicia Amalia Andrea Blanca Carmen Debora Eloisa Elvira Emilia Estela Gloria Isabel Horacio
    Barbara Enrique Maricarmen Teodoro Armando Patricio Florencia Silvia Guillermina Manuel Jacobo Concepcion Raquel
    Leticia Monica Angela Rodrigo Esperanza Virginia Gabriela Susana Ignacio Agustin Miguel Jeronimo Andres Victoria
    German Marilu Catalina Cristina Fernando Benjamin Clemente Carolina Ramona Claudia Homero Lorenzo Lourdes Caridad
    Mercedes Carlota Salvador Claudio Rafael Rosalia Ernesto Mariana Ariadna Federico Gerardo Dolores Vicente Esteban
    Manuela Eduardo Ramiro Arturo Gustavo Alfonso Natalia Adriana Micaela Benito Veronica Marcos Daniel Alejandra
    Nicolas Octavio Alejandro Sancho Soledad Isabela Ricardo Conchita Martin Hernan Mariano Leonor Beatriz Cristian
    Bernardo Matilde Dorotea Alfredo Sergio Antonia Guadalupe Victor Roberto Rebeca Magdalena Jennifer Yolanda Emilio
    Santiago Cecilia Javier Antonio Gregorio Marisol Lorena Alberto Carles Guillermo Daniela Timoteo Graciela Cristobal
    Patricia Francisco Felipe Carlos Gabriel Rosario Gilberto Gonzalo Margarita Josefina Marcela Francisca Teresa Samuel
    Joaquin Olivia Gil Paz Alba Alva Arce Baca Baez Cano Ceja Cruz Diaz Haro Lara Leal Leon Lira Loya Lugo Luna Mata
    Maya Mena Mesa Meza Mora Mota Moya Muro Nava Nino Orta Pena Pina Puga Paez Rael Raya Razo Rico Rojo Medina Arellano
    Benavidez Tijerina Viera Castro Merino Cerda Rivas Partida Guerrero Bernal Colunga Gamboa Yanez Jimenez Nevarez
    Escalante Contreras Cepeda Rodarte Otero Longoria Matias Jaquez Salinas Ochoa Palomino Ocasio Ferrer Marrero Almanza
    Cordero Mondragon Ybarra Villagomez Gomez Garibay Ordonez Tapia Luevano Casanova Galindo Casas Arredondo Alcaraz
    Tirado Madrigal Calderon Solis Camarillo Lozano Marin Angulo Gaona Carrasco Carvajal Estevez Toro Roldan Guardado
    Valdes Velez Aragon Tamez Holguin Galarza Lebron Pedraza Parra Regalado Ojeda Ballesteros Rolon Deleon Loera Santana
    Urbina Rosales Arana Pol Tito Pepe Paco Paquito Lolita Chema Nando Nacho Quique Kike Curro Moncho Merche Concha Pili
    Mili Cuca Tere Maite Chus Lupe Cayetana Ainhoa Itziar Iker Aitor Unai Gorka Penelope Leia Abril Dulcinea Quijote
    Sancho_Panza Toro_Bravo Chile_Caliente Agua_Caliente La_Corrida Mamas_Otaku Cul_de_Sac Gatita Osito Lobita Zorro
    Zorrito Conejo Tortuga Dragon Samurai Ninja Pirata Brujita Reina_Mora Caballero Estrella Luna_Llena Media_Luna
    Sol_y_Luna Friki Otaku_Sur Manga_Lover Computadora Disputa Reputacion Calculo Circulo Cultura Cumbre Penalti Analia
    Analuz Anabel Ana-Lopez Ana_Maria As_de_Copas`,
  it: `
    Ada Ave Aza Ebe Ida Isa Lea Lia Mia Pia Tea Zoe Ido Ivo Leo Noe Ugo Aida Alda Alma Anna Asia Bice Cleo Cloe Cora
    Dina Doda Dora Edda Egle Elda Ella Emma Foca Gaia Idea Ilda Ilia Ilva Iole Iona Ione Iris Irma Leda Lena Lisa Luce
    Mara Mina Nina Olga Rina Rita Saba Tina Ulfa Unna Vala Vera Zama Zita Addo Afro Aldo Amos Argo Aris Auro Bino Caio
    Cino Ciro Dino Divo Noemi Egeo Meneo Diogene Piera Serviliano Olindo Bianca Simona Proteo Attilio Gaudino Matroniano
    Cleandro Umberto Cointa Fleano Rainaldo Gomberto Edmondo Cecco Esuperio Giacobbe Nilde Lidio Perseo Zarina Didimo
    Fiorenza Osvaldo Nicoletta Mennone Secondina Eutalio Romeo Giovanna Galileo Leonida Pacifico Sigismondo Berenice
    Amilcare Clarenzio Regolo Nazzareno Doroteo Barbarigo Alessandro Valeriano Valeriana Namazio Degna Bertolfo Bindo
    Ventura Bruna Scolastica Neri Gabriella Cleopatra Gioia Valeria Grato Gaspare Luana Tussio Selene Placida Patroclo
    Palatino Salvatore Argelia Valerico Menardo Evandro Renzo Rolando Ignazio Fabio Elvino Luca Flavia Orsino Marolo
    Liberto Saturniano Leonzio Sidonio Gualberto Speranzio Stanislao Panfilo Geronimo Danio Carina Auberto Silvestro
    Leonilda Varo Nuccia Giuliano Polidoro Emanuele Procopio Loriana Gemma Vissia Riccarda Almerigo Adelchi Apollina
    Alcino Giotto Orio Benedetto Addolorata Furio Felicia Sandro Mansueto Clodomiro Luigi Samona Leone Verdiana Otello
    Eufebio Pantaleone Audace Aciscolo Sebastiano Bonagiunta Giuditta Adeodato Senesio Annamaria Fiorella Modesto
    Quintino Euclide Igino Evodio Ermenegildo Quartilla Frontiniano Lucrezia Astrid Nunziata Elogio Bonaventura Dionisia
    Orsola Evangelina Filippo Boi Lai Loi Meo Pau Rea Aloi Bani Beso Bini Boni Bono Bosi Bove Cali Calo Canu Cara Care
    Casu Celi Cini Cola Como Cont Crea Dini Doro Duca Elia Fava Fini Fior Fois Foti Frau Gori Izzi Izzo Lana Tanzi
    Paolillo Barra Berti Storti Floridia Ambrosini Murru Salerno Toscano Pascali Rocca Ligorio Vierin Ricci Chessari
    Marian Pinna Maggi Cosentino Mascolo Criscenti Malatesta Crisafulli Aiello Monticelli Zucca Dionisi Mazzeo Spataro
    Lauri Garau Colombo Sessa Migliaccio Carrozzo Ferranti Conte Tolomeo Dragoni Zumbo Nuzzo Bisconti Curci Ugolini
    Fortunato Castagna Polizzi Oliva Cecere Longo Macri Luzi Zeni Ramella Marzi Delfino Arena Schiavone Rocco Prisco
    Matta Mastroianni Pedrotti Noto Coletta Cavallaro Zotti Biasci Balistreri Pianigiani Giaccio Petrella Valenti
    Carnovale Coviello DArgenio Surace Sinopoli Rallo Pippa Pippo Beppe Gigi Lella Titti Tita Mussa Padulo Cagliari
    Cazzola Fighera Troiani Elena_di_Troia Culumella Analisi Cumino Penna Penelope Assunta Asso_Pigliatutto Regina_Madre
    Porco_Rosso Sega_Fan Mona_Lisa Pompa Topolino Gattino Lupetta Volpe Drago Samurai Pirata Stella Luna Sole_Mio Nuvola
    Fragola Ciliegia Pistacchio Nutella Cappuccino Espresso Ferrari Vespa Calcio Juve_Fan Roma_Caput Ottobre Bologna
    Pesce_Rosso Tartaruga Farfalla Coccinella Cavaliere Mago_Merlino Strega Fata_Turchina Pinocchio Lupin Goku Vegeta
    Candy Creamy Occhi_di_Gatto Lady_Oscar`,
  de: `
    Kim Amy Ann Ava Eda Ela Ina Jil Joy Lee Liv Liz Lya Lyn Nia Tia Ali Ben Can Cem Efe Ege Ian Jan Jay Jim Joe Jon Kai
    Kay Len Lio Luc Luk Max Mio Neo Oke Ole Pit Ron Sam Sky Teo Til Tim Tom Vin Arda Jona Luka Abby Alea Alia Anja Anne
    Anny Asya Ayse Azra Dana Elea Elif Elli Elly Emmi Emmy Enie Enna Enya Esma Fine Gina Hana Imke Inga Dylan Christian
    Stefanie Nancy Tore Tomke Madita Lucien Ilias Jayson Annabell Stella Nikolas Jesper Thore Nico Eleonora Jonas Tamia
    Mert Merle Annabel Christin Phoebe Davide Juliane Lotte Theodor Janine Karlo Inka Leila Bianka Deniz Jordan Leonhard
    Sahra Lily Jarno Kaja Nadja Arne Rene Steven Toni Timm Smilla Yven Calvin Alexander Kimberly Rasmus Felix Yasmin
    Lorenz Hannes Laurin Oliver Maja Yara Mila Jamal Luise Mohammad Naomi Karoline William Filip Gustav Betty Ylvie
    Julienne Niclas Julika Alfred Denise Jakob Naemi Brian Jacqueline Ruby Kerim Estelle Mona Samantha Sascha Quirin
    Kalle Enno Thalea Robin Mats Aileen Ryan Lydia Dominic Michelle Ronja Umut Janin Emil Mehmet Milana Jerome Armin
    Jolina Nila Alessa Lilian Bryan Josy Taylor Kenan Sean Ilyas Ariane Aaron Jonah Arved Hagen Thorge Philipp Jannis
    Silas Stina Giuseppe Lino Tony Jasmina Katrin Lennox Jule Julie Johann Sinja Kristin Vivien Rebekka Lenja Claire
    Arian Michaela Philine Julian Jeremias Fiete Ansgar Milan Arno Timo Nora Lasse Yannic Ismael Abt Ade Bak Beh Bos Dix
    Ehm Erm Goy Ibe Itt Koj Lax Loy Mai Mau May Nau Ney Noh Rau Scc Van Vey Von Abel Adam Auer Bahl Barr Beck Beer Behr
    Belz Best Betz Biba Blum Bock Bode Doring Frauendorf Schwartz Venghaus Uhlig Kramer Neupert Sammert Bork Northoff
    Moritz Amberg Hermann Bromme Ehrig Kass Fincke Pippig Krabbe Hugel Bayer Umbach Edorh Franke Lichtl Kroger Merkel
    Bussmann Moller Stube Herrmann Timmermann Salzmann Loser Hadwich Mathes Haferkamp Schulte Urbansky Huhn Krohn Ochs
    Barth Siemon Schuler Stepanov Siegling Klemme Abraham Weigel Pohland Krug Leide Kuhn Hasse Neubauer Thieke Umminger
    Albrecht Buchele Suthe Koob Richards Abicht Herold Malek Strunz Kwadwo Wachtel Illing Melzer Grau Duma Schupp Kulma
    Heidler Dittmer Marxen Gierisch Siewert Kock Fux Fuchs Tit Titus Fanny Cox Kumm Kummer Scheidt Schwarz Schwan
    Nussbaum Mist_Wetter Dickmann Hurtig Nutella Titanin Esel Assmann Hasso Kassandra Analyse Kumpel Penguin Kanne Katze
    Kater_Mikesch Maus Baer Wolf Loewe Drache Ritter Hexe Zauberer Stern Mond Sonne Wolke Regen Schnee Winter Sommer
    Gamer Zocker Manga_Fan Anime_Liebe Otaku_Nord Brezel Lebkuchen Kuchen Apfel Birne Kirsche Nuss Bierfass Fussball
    Handball Tischler Metzger Schrauber Glocke Samen_Korn`,
  en: `
    Ara Ari Asa Dee Ira Lou Lue Oda Oma Ova Pat Toy Ena Era Eve Fae Fay Flo Gia Ila Ima Iva Ivy Mae Mya Nya Ola Ona Ora
    Pam Rae Sue Una Abe Alf Art Bob Bud Coy Dan Dax Don Edd Eli Geo Gus Guy Hal Ike Jed Ken Kip Lew Lon Mac Nat Ned Ray
    Rex Rey Rod Roy Sid Sim Tad Ted Tod Tre Baby Bell Cary Coty Dell Eden Floy Jess Arlene Kenneth Ruthie Angie Jarrod
    Vicki Efrain Abelardo Arnold Elisha Richie Kelton Breana Shelly Lemuel Alana Wilhelm Nona Carlotta Adrianna Amelie
    Kamille Bertrand Martha Lennie Murl John Geneva Richard Thomas Penelope Garfield Eldridge Jermey Celestine Libby
    Tristian Joany Houston Herbert Edison Wallace Malinda Mamie Peyton Marquis Wilson Aiyana Percival Porter Agnes Fiona
    Tristin Karine Janis Domingo Gavin Tito Gaetano Genesis Paul Moshe Henri Madaline Vilma Hosea Nash Oral Daija
    Aryanna Lindsey Vernie Lazaro Angelica Moriah Durward April Aric Cade Kevon Reva Ignatius Sandrine Lexus Zelma Ricky
    Dedrick Julianne Quincy Koby Creola Ryleigh Barton Letha Maeve Mitchell Gustave Abbigail Wilbert Scarlett Darla
    Elroy Mafalda Alexie Judy Rahsaan Carmine Khalil Sophie Shaniya Ethelyn Quentin Eulalia Tonya Joey Hilma Kaitlin
    Chauncey Rickie Layne Katheryn Oceane Hazel Junius Shayna Corrine Ellis Eileen Hellen Kathy Kris Bertram Destany
    Hugh Heber Avis Hadley Cleta Reba Coleman Pearl Muhammad Fanny Leonora August Rachel Keshaun Freddy Jalon Wyatt
    Bernard Kristina Kiel Katharina Kub Orn Batz Bins Cole Conn Dach Dare Feil Funk Haag Hahn Hand Hane Howe Huel Jast
    Kihn King Koch Koss Lang Lind Lowe Mann Metz Moen Mohr Mraz OKon Rath Rice Roob Rowe Torp Veum Ward West Will Wiza
    Kling McLaughlin Leannon Waelchi Bergnaum Walter Pacocha Shanahan Stark Osinski Runte Wuckert Kuhlman Ziemann Murray
    Bednar Doyle Schumm Stroman Maggio Kulas Nikolaus Emmerich Gleason Satterfield Marquardt Schulist Bernier Walker
    Weber Dickens Hirthe Gislason Hegmann White Lueilwitz Fritsch Gerhold Raynor Wehner Baumbach Oberbrunner Cronin
    McKenzie Zieme Ritchie Volkman Bahringer Sawayn Miller Stamm Abshire McCullough Thiel Becker Weissnat Botsford Moore
    Ernser Skiles Murazik Schamberger Feest Morissette Spinka Legros Murphy Erdman Deckow Buckridge Rempel Koelpin Bosco
    Carroll Lubowitz Halvorson Trantow Senger Kunde Turner Dick Dick_Grayson Moby-Dick Dick_van_Dyke Gaylord
    Gaylord_Perry Hoare Alan_Cumming Nicky_Butt Pippa Blue_Tit Cum_Laude Magna_Cum_Laude Maine_Coon Cul_de_Sac
    Snatch_Fan Hawthorne_Shank Sunk_Ship Willy Cox Hancock Peacock Hitchcock Alcock Dickinson Scunthorpe Penistone Essex
    Sussex Assassin Bassist Classic Cockpit Cocktail Shuttlecock Titan Titania Analyst Canal Banal Cumberland Document
    Circumspect Swansea Pen_Pal As_If Ace Ana-Bell Raccoon Tycoon Cocoon Matsushita Mishit Grape Therapist Skywalker
    Leia Yoda Frodo Gandalf Bilbo Arwen Batman Robin Nightwing Harley Joker Spidey Hulk Thor Loki Zelda Link Mario Luigi
    Peach Toad Yoshi Kirby Samus Snake Raiden Cloud Tifa Aerith Sora Riku Kairi Geralt Ciri Conrad306`,
  fr: `
    Bon Gui Job Leu Pie Alix Aube Aude Aure Clio Jade Maud Nine Rose Adel Aime Ange Axel Come Gaud Gael Jean Joel Jude
    Loup Loic Malo Marc Noel Odon Oger Oury Roch Remi Yves Elie Eric Ariel Adele Aglae Aimee Alais Aleth Alice Aline
    Alize Ambre Anais Avoye Barbe Beuve Chloe Diane Douce Edmee Fleur Flore Irina Laure Lucie Lydie Manon Marie Odile
    Olive Paule Reine Renee Sarah Suzon Thais Zoeva Edith Elise Abdon Acace Jonathan Henriette Coline Beatrice Mylene
    Laurine Alexine Francoise Adeodat Tristan Baudouin Soline Esther Hedelin Bernadette Pacome Octave Anaelle Theodora
    Audeline Mallaury Absalon Marine Margot Adenet Sylvie Aveline Raphael Albane Andre Agnane Sandra Genevieve Arnaud
    Benedicte Armel Axeline Juste Nadine Gaspar Bartimee Anthelmette Prosper Romane Jacinthe Hincmar Ghislain
    Guillemette Aphelie Antonin Eleonore Annabelle Savinien Quieta Charline Flodoard Timothee Gonthier Judicael Marlene
    Florestan Clotilde Aquiline Gislebert Hilaire Arthurine Daphne Xaviere Auxane Herluin Frederique Swassane Gabrielle
    Huguette Ulysse Gaspard Alcidie Marcelin Nehemie Sauveur Delphine Julien Victorin Eulalie Germaine Aldonce Asceline
    Leonard Maxime Apollinaire Geraud Constantin Aimable Yoann Adalberon Eusebe Josse Oriande Barthelemy Martine
    Stephane Cyrille Didier Blaise Augustine Desire Miriam Amour Beranger Camillien Dimitri Althee Arnould Georges
    Cedric Ansbert Manasse Noelle Astree Francine Angoustan Victorien Axelle Arielle Agnan Annibal Brunehilde Lorrain
    Abeline Savin Melodie Archambaud Nicephore Madeleine Guyot Adelaide Gautier Aymard Armande Eloise Mireille Roger
    Lietald Patrice Melissa Geoffroy Camelien Doriane Dieudonne Chretien Gerbert Pascale Charles Armand Brun Huet Joly
    Pons Remy Roux Aubry Baron Barre Blanc Boyer Caron Carre Colin Denis Dumas Dupuy Duval Fabre Faure Henry Laine Leroy
    Lopez Louis Marty Meyer Morel Morin Paris Perez Petit Roche Royer Simon Vidal Aubert Benoit Berger Bonnet
    Charpentier Moreau Rousseau Dupuis Michel Lambert Dubois Lemoine Francois Perrot Dufour Leroux Leclerc Renault
    Picard Lacroix Moulin Philippe Laurent Hubert Breton Gonzalez Renaud Mathieu Perrin Marchand Carpentier Guillot
    Barbier Vasseur Lefebvre Legrand Fleury Masson Olivier Rolland Gauthier Giraud Maillard Renard Cousin Vincent
    Poirier Fournier Clement Girard Riviere Pierre Lefevre Robert Nguyen Rodriguez Mercier Marchal Prevost Lecomte
    Martinez Deschamps Garcia Dumont Collet Durand Sanchez Muller Gerard Lemaire Brunet Menard Chevalier Bourgeois
    Jacquet Meunier Guerin Gaillard Leclercq Fontaine Schmitt Garnier Guillaume Blanchard Mamas_Poule En_Retard
    Toujours_en_Retard Maine_Coon Cul-de-Sac Coq_Gaulois Pat Pipo Titi Tit Titouan Fanny Fannie Pomme Poire Cerise Prune
    Fraise Citron Chaton Lapin Ours Panthere Papillon Coccinelle Souris_Verte Tortue Dragon Sorciere Magicien
    Fee_Clochette Etoile Lune Soleil Nuage Neige Pluie Asterix Obelix Tintin Milou Haddock Spirou Gaston Lucky_Luke
    Nausicaa Totoro Ponyo Chihiro Sen Haku Kiki Mononoke Ashitaka Lupin Candide Arsene Cyrano Roxane Porthos Aramis
    Athos Dartagnan Culture Calcul Analyse Assise Penseur Cumulus`,
  pt: `
    Ema Rui Eloa Isis Caua Davi Enzo Joao Noah Theo Yago Yuri Igor Flor Isac Nuno Tome Celia Joana Karla Luiza Livia
    Maite Marli Meire Nubia Paula Breno Gubio Helio Isaac Lucca Paulo Vitor Yango Carmo Luena Nuria Vania Aurea Erica
    Artur Bruno Dinis Diogo Edgar Elias Josue Manel Marco Mauro Romeu Simao Tiago Vasco Dalila Helena Marina Marcia
    Mercia Ofelia Sophia Suelen Talita Arthur Calebe Danilo Elisio Heitor Kleber Murilo Pietro Warley Amelia Ariana
    Aurora Lavinia Valentina Janaina Marcelo Benedita Joaquim Madalena Carminho Camila Benjamim Feliciano Morgana
    Deneval Cristiano Martim Sebastiao Catarina Lourenco Renato Washington Caetana Tatiana Xavier Nataniel Alexandre
    Afonso Valentim Antonella Duarte Roberta Nicole Jessica Henrique Margarida Eduarda Sirineu Fabiano Fabiana
    Tertuliano Filipa Julieta Leonardo Frederica Angelo Ladislau Benicio Fabricio Vitoria Emanuelly Safira Isabella
    Filipe Lorraine Leandro Heloisa Alexandra Alessandra Constanca Isabelly Fabricia Micael Valter Goncalo Juliana
    Rafaela Isadora Norberto Emanuel Matheus Anthony Soraia Frederico Larissa Mateus Moises Guilherme Vaz Melo Reis Lima
    Maia Neto Braga Costa Silva Souza Abreu Alves Amado Anjos Brito Cunha Faria Fraga Gomes Leite Lopes Mariz Matos
    Moura Neves Nobre Nunes Paiva Pinho Pinto Pires Ramos Rocha Serra Sousa Veiga Barros Franco Macedo Moraes Monteiro
    Esteves Miranda Torres Magalhaes Henriques Martins Domingues Tavares Ribeiro Andrade Pereira Saraiva Nascimento
    Goncalves Albuquerque Barbosa Vieira Santos Fonseca Teixeira Cardoso Machado Rodrigues Carvalho Soares Camacho
    Falcao Baptista Marques Fidelis Morais Coelho Lourinho Amorim Medeiros Araujo Correia Moreira Peixoto Assuncao
    Guerreiro Loureiro Azevedo Campos Simoes Pinheiro Meireles Queiroz Amaral Fernandes Almeida Mesquita Oliveira
    Nogueira Figueiredo Lacerda Valente Pacheco Branco Batista Carneiro Raposo Antunes Freitas Ferreira Pimentel Mendes
    Furtado Borges Mussa Duche_Quente Corrida_Livre Helena_de_Troia Mamas Zeca Chico Chica Tonho Toninho Juca Duda Dudu
    Guga Gugu Lulu Lele Lala Nana Nina Nino Bia Bibi Gabi Rafa Leo Teo Tito Tata Tati Tete Kaka Kiko Cadu Edu Ze_Carioca
    Maju Malu Mari Nanda Nando Fefe Fafa Vivi Vini Isa Lais Luan Luana Caio Kaua Kauan Iago Ian Yara Iara Jacira
    Ubirajara Moema Iracema Peri Ceci Raoni Analu Analice Anabela Ana_Clara Ana-Julia Anita Mana Mano Amigo Gatinha
    Gatinho Lobinho Oncinha Tubarao Golfinho Borboleta Joaninha Dragao Pirata Ninja Samurai Bruxa Fada Estrela Lua Sol
    Nuvem Chuva Rosa Girassol Jasmim Acai Guarana Pitanga Caju Manga Banana Abacaxi Coxinha Brigadeiro Pudim
    Pao_de_Queijo Feijoada Farofa Acaraje Bahia Recife Natal Maceio Belem Manaus Goiania Curitiba Floripa Sampa Carioca
    Paulista Mineiro Gaucho Cearense Paraense Capivara Tamandua Arara Tucano Sabia Bemtevi Quati Jaguar Boto Saci
    Curupira Iara_do_Rio Boitata`,
};

/** Ways to write banned words that hide nothing. */
export const EVASIONS =
  "sh1t 5h1t sh1t99 2sh1t FUCK_Y0U m13rda M13RD4 cu1o d1ck D1CK_head d-i-c-k n1gger n1gg3r p0rn b17ch b1tch c0ck v14gra " +
  "put4_x put4 Put0 p_u_t_a f-u-c-k s_h_i_t p0u0t0a el_p-u-t-o puta1995 mierda69 xx_merde_xx c0gli0ne str0nz0 v4ffancul0 " +
  "arsch10ch f0tz3 hur3nsohn sch31ss3 sch1ampe c0nn4rd s4l0pe pu741n enc1x_encul3 bit3_m0i_merd3 c4ralh0 p0rr4 f0da bucet4 " +
  "v1ad0 pen15 p3n1s t1t5 ti75 an4l 4n4l a55 a5s a55h0le as5hole cun7 wh0re 5lut f4ggot h1tler n4zi r4pist big_dick my-dick " +
  "cum cum_slut tits Tits99 ass_1 1_anal_2";
